import type { Dashboard, DashboardPeriod } from '#contract/dashboard.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findDecisions } from './dashboard-decisions.ts'
import { readFigures } from './dashboard-figures.ts'
import { readPlans } from './dashboard-service.ts'
import { readStandstills } from './dashboard-standstills.ts'
import { readWhatIsTaken, summaryOf } from './dashboard-summary.ts'

/** Everything that the office looks at in the morning, as of one moment. */
export async function readDashboard(
  ctx: Context,
  unit: DashboardPeriod,
  mailTasks: readonly string[],
): Promise<Dashboard> {
  const now = ctx.clock.now()
  const taken = await readWhatIsTaken(ctx, now)
  // Three at a time: one page must not take every connection.
  const [figures, plans, decisions] = await Promise.all([
    readFigures(ctx, unit, now),
    readPlans(ctx, taken.fleet, now),
    findDecisions(ctx, taken, now),
  ])
  const standstills = await readStandstills(ctx, mailTasks)
  const nowIso = tokyoIso(now)
  return {
    today: tokyoDayOf(now),
    now: nowIso,
    ...figures,
    toDepart: plans.service.today.filter(({ state, startsAt }) => state === 'confirmed' && startsAt > nowIso).length,
    ...plans,
    standstills,
    decisions,
    summary: summaryOf(taken, now),
  }
}
