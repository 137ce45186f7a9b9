import type { Capability } from '#server/platform/capability.ts'
import { seedDemoCompany } from './demo-company.ts'
import { vouchersRoutes } from './vouchers.routes.ts'

export const vouchers: Capability = { name: 'vouchers', routes: vouchersRoutes, demo: [seedDemoCompany] }
