import type { Capability } from '#server/platform/capability.ts'
import { seedDemoFares } from './demo/seed-demo-fares.ts'
import { seedDemoFlights } from './demo/seed-demo-flights.ts'
import { takeDemoRidesAway } from './demo/take-demo-away.store.ts'
import { layFares } from './lay-fares.ts'
import { faresRoutes } from './office/fares.routes.ts'
import { faresTasks } from './office/put-in-force.ts'
import type { SoldRides } from './office/sold-rides.ts'
import { ridesRoutes } from './rides.routes.ts'

interface Links {
  soldRides: SoldRides
}

export const rides: Capability<Links> = {
  name: 'rides',
  routes: (api, ctx, { soldRides }) => {
    ridesRoutes(api, ctx)
    faresRoutes(api, ctx, soldRides)
  },
  tasks: () => faresTasks,
  standards: [layFares],
  demo: [seedDemoFlights, seedDemoFares],
  takeDemoAway: takeDemoRidesAway,
}
