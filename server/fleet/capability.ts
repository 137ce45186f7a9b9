import type { Capability } from '#server/platform/capability.ts'
import { seedDemoFleet } from './demo/seed-demo-fleet.ts'
import { fleetRoutes } from './fleet.routes.ts'
import { layFleetStandards } from './lay-fleet-standards.ts'

export const fleet: Capability = {
  name: 'fleet',
  routes: fleetRoutes,
  standards: [layFleetStandards],
  demo: [seedDemoFleet],
}
