import type { Capability } from '#server/platform/capability.ts'
import { seedDemoFares } from './demo/seed-demo-fares.ts'
import { seedDemoFlights } from './demo/seed-demo-flights.ts'
import { layFares } from './lay-fares.ts'
import { faresRoutes } from './office/fares.routes.ts'
import { faresTasks } from './office/put-in-force.ts'
import { ridesRoutes } from './rides.routes.ts'

export const rides: Capability = {
  name: 'rides',
  routes: (api, ctx) => {
    ridesRoutes(api, ctx)
    faresRoutes(api, ctx)
  },
  tasks: () => faresTasks,
  standards: [layFares],
  demo: [seedDemoFlights, seedDemoFares],
}
