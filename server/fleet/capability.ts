import type { Capability } from '#server/platform/capability.ts'
import { mailTasks } from '#server/platform/installation.ts'
import { carsRoutes } from './cars/cars.routes.ts'
import { seedDemoCars } from './cars/demo/seed-demo-cars.ts'
import { classesRoutes } from './classes/classes.routes.ts'
import type { UsersOfClasses } from './classes/users-of-classes.ts'
import { seedDemoFleet } from './demo/seed-demo-fleet.ts'
import { takeDemoFleetAway } from './demo/take-demo-away.store.ts'
import { fleetRoutes } from './fleet.routes.ts'
import { groundRoutes } from './ground/ground.routes.ts'
import { groundImports } from './ground/imports/ground-files.ts'
import type { UsersOfGround } from './ground/users-of-ground.ts'
import type { JobsOfFleet } from './jobs-of-fleet.ts'
import { layFleetStandards } from './lay-fleet-standards.ts'
import { type PaperLinks, tellOfPaper, tellTask, warnOfPapers } from './papers/warn-of-papers.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { letGoWhoLeft } from './people/set-employment.ts'

interface Links {
  jobsOfFleet: JobsOfFleet
  usersOfGround: UsersOfGround
  usersOfClasses: UsersOfClasses
}

export const fleet: Capability<Links, PaperLinks> = {
  name: 'fleet',
  routes: (api, ctx, { jobsOfFleet, usersOfGround, usersOfClasses }) => {
    fleetRoutes(api, ctx)
    carsRoutes(api, ctx, jobsOfFleet)
    classesRoutes(api, ctx, usersOfClasses)
    peopleRoutes(api, ctx, jobsOfFleet)
    groundRoutes(api, ctx, usersOfGround)
  },
  tasks: (links) => ({
    'fleet.warn-of-papers': warnOfPapers,
    'fleet.let-go': letGoWhoLeft,
    ...groundImports.tasks,
    ...mailTasks({ [tellTask]: { send: tellOfPaper(links) } }),
  }),
  // 08:10 in Tokyo, and three times more in the morning, so that an hour without a server costs nobody the warning.
  // And whoever left goes at five past midnight, or an hour later.
  recurring: { 'fleet.warn-of-papers': '10 23,0,1,2 * * *', 'fleet.let-go': '5 15,16 * * *' },
  standards: [layFleetStandards],
  // Before the bookings of later capabilities: no demo job lies in a car whose papers have ended.
  demo: [seedDemoFleet, seedDemoCars],
  takeDemoAway: takeDemoFleetAway,
}
