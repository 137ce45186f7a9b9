import type { Capability } from '#server/platform/capability.ts'
import { earningsRoutes } from './earnings.routes.ts'
import { addUp, checkSums } from './keep-sums.ts'
import { takeEarningsAway } from './take-demo-away.store.ts'

export const earnings: Capability = {
  name: 'earnings',
  takeDemoAway: takeEarningsAway,
  routes: earningsRoutes,
  tasks: () => ({
    'earnings.add-up': addUp,
    'earnings.check-sums': async (ctx) => {
      await checkSums(ctx)
    },
  }),
  // The check at a quiet hour of the night in Tokyo.
  recurring: { 'earnings.add-up': '* * * * *', 'earnings.check-sums': '40 18 * * *' },
}
