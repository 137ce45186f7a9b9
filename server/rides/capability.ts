import type { Capability } from '#server/platform/capability.ts'
import { seedDemoFares } from './demo/seed-demo-fares.ts'
import { seedDemoFlights } from './demo/seed-demo-flights.ts'
import { takeDemoRidesAway } from './demo/take-demo-away.store.ts'
import { layFares } from './lay-fares.ts'
import { faresRoutes } from './office/fares.routes.ts'
import { faresTasks } from './office/put-in-force.ts'
import type { SoldRides } from './office/sold-rides.ts'
import { ridesRoutes } from './rides.routes.ts'
import type { BookingsOnFlights } from './timetable/bookings-on-flights.ts'
import { timetableRoutes } from './timetable/timetable.routes.ts'

interface Links {
  soldRides: SoldRides
  bookingsOnFlights: BookingsOnFlights
}

export const rides: Capability<Links> = {
  name: 'rides',
  routes: (api, ctx, { soldRides, bookingsOnFlights }) => {
    ridesRoutes(api, ctx)
    faresRoutes(api, ctx, soldRides)
    timetableRoutes(api, ctx, bookingsOnFlights)
  },
  tasks: () => faresTasks,
  standards: [layFares],
  demo: [seedDemoFlights, seedDemoFares],
  takeDemoAway: takeDemoRidesAway,
}
