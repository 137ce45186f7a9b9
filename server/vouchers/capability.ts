import type { Capability } from '#server/platform/capability.ts'
import { demoNumber, seedDemoCompany } from './demo-company.ts'
import { takeDemoNumberAway } from './take-demo-away.store.ts'
import { vouchersRoutes } from './vouchers.routes.ts'

export const vouchers: Capability = {
  name: 'vouchers',
  routes: vouchersRoutes,
  demo: [seedDemoCompany],
  takeDemoAway: (db) => takeDemoNumberAway(db, demoNumber),
}
