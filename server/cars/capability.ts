import type { Capability } from '#server/platform/capability.ts'
import { mailTasks } from '#server/platform/installation.ts'
import { carsRoutes } from './cars.routes.ts'
import { seedDemoCars } from './demo/seed-demo-cars.ts'
import { tellOfPaper, tellTask, warnOfPapers } from './warn-of-papers.ts'

export const cars: Capability = {
  name: 'cars',
  routes: carsRoutes,
  tasks: () => ({
    'cars.warn-of-papers': warnOfPapers,
    ...mailTasks({ [tellTask]: { send: tellOfPaper } }),
  }),
  // 08:10 in Tokyo, and three times more in the morning, so that an hour without a server costs nobody the warning.
  recurring: { 'cars.warn-of-papers': '10 23,0,1,2 * * *' },
  demo: [seedDemoCars],
}
