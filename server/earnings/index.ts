import type { Recurring, TaskList } from '#server/platform/jobs.ts'
import { addUp, checkSums } from './keep-sums.ts'

export { earnedByCar } from './earned-by-car.ts'
export { earningsRoutes } from './earnings.routes.ts'
export { type MoneyOfDay, moneyByDay } from './earnings-sums.store.ts'

export const earningsTasks: TaskList = {
  'earnings.add-up': addUp,
  'earnings.check-sums': async (ctx) => {
    await checkSums(ctx)
  },
}

/** The check at a quiet hour of the night in Tokyo. */
export const earningsRecurring: Recurring = { 'earnings.add-up': '* * * * *', 'earnings.check-sums': '40 18 * * *' }
