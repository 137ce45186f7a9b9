import type { Capability } from '#server/platform/capability.ts'
import { writingRoutes } from './writing.routes.ts'

export const writing: Capability = { name: 'writing', routes: writingRoutes }
