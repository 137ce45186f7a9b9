import type { Capability } from '#server/platform/capability.ts'
import { mailTasks } from '#server/platform/installation.ts'
import { carsRoutes } from './cars/cars.routes.ts'
import { seedDemoCars } from './cars/demo/seed-demo-cars.ts'
import type { JobsOfCars } from './cars/jobs-of-cars.ts'
import { type PaperLinks, tellOfPaper, tellTask, warnOfPapers } from './cars/warn-of-papers.ts'
import { seedDemoFleet } from './demo/seed-demo-fleet.ts'
import { fleetRoutes } from './fleet.routes.ts'
import { groundRoutes } from './ground/ground.routes.ts'
import type { UsersOfGround } from './ground/users-of-ground.ts'
import { layFleetStandards } from './lay-fleet-standards.ts'

interface Links {
  jobsOfCars: JobsOfCars
  usersOfGround: UsersOfGround
}

export const fleet: Capability<Links, PaperLinks> = {
  name: 'fleet',
  routes: (api, ctx, { jobsOfCars, usersOfGround }) => {
    fleetRoutes(api, ctx)
    carsRoutes(api, ctx, jobsOfCars)
    groundRoutes(api, ctx, usersOfGround)
  },
  tasks: (links) => ({
    'fleet.warn-of-papers': warnOfPapers,
    ...mailTasks({ [tellTask]: { send: tellOfPaper(links) } }),
  }),
  // 08:10 in Tokyo, and three times more in the morning, so that an hour without a server costs nobody the warning.
  recurring: { 'fleet.warn-of-papers': '10 23,0,1,2 * * *' },
  standards: [layFleetStandards],
  // Before the bookings of later capabilities: no demo job lies in a car whose papers have ended.
  demo: [seedDemoFleet, seedDemoCars],
}
