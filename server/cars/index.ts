import { mailTasks } from '#server/platform/installation.ts'
import type { Recurring, TaskList } from '#server/platform/jobs.ts'
import { tellOfPaper, tellTask, warnOfPapers } from './warn-of-papers.ts'

export { carsRoutes } from './cars.routes.ts'
export { seedDemoCars } from './demo/seed-demo-cars.ts'

export const carsTasks: TaskList = {
  'cars.warn-of-papers': warnOfPapers,
  ...mailTasks({ [tellTask]: { send: tellOfPaper } }),
}

/** 08:10 in Tokyo, and three times more in the morning, so that an hour without a server costs nobody the warning. */
export const carsRecurring: Recurring = { 'cars.warn-of-papers': '10 23,0,1,2 * * *' }
