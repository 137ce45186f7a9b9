import type { Dashboard, DashboardPeriod } from '#contract/dashboard.ts'
import type { Context } from '#server/platform/context.ts'
import { readTogether } from '#server/platform/read-together.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findDecisions } from './dashboard-decisions.ts'
import { readFigures } from './dashboard-figures.ts'
import { readPlans } from './dashboard-service.ts'
import { readStandstills } from './dashboard-standstills.ts'
import { readWhatIsTaken, summaryOf } from './dashboard-summary.ts'

/**
 * Everything that the office looks at in the morning. Those who open it together share what they read; the period makes a
 * difference to the figures only.
 */
export function dashboardOf(ctx: Context, mailTasks: readonly string[]): (unit: DashboardPeriod) => Promise<Dashboard> {
  const readDay = readTogether((_: 'now') => readTheDay(ctx, mailTasks))
  const readPeriod = readTogether((unit: DashboardPeriod) => readFigures(ctx, unit, ctx.clock.now()))
  return async (unit) => {
    const [day, figures] = await Promise.all([readDay('now'), readPeriod(unit)])
    return { ...day, ...figures }
  }
}

/** What is the same in every period, as of one moment. With the figures three at a time: one page must not take every connection. */
async function readTheDay(ctx: Context, mailTasks: readonly string[]) {
  const now = ctx.clock.now()
  const taken = await readWhatIsTaken(ctx, now)
  const [{ plans, aboard }, decisions] = await Promise.all([
    readPlans(ctx, taken.fleet, now),
    findDecisions(ctx, taken, now),
  ])
  const nowIso = tokyoIso(now)
  return {
    today: tokyoDayOf(now),
    now: nowIso,
    toDepart: plans.service.today.filter(({ state, startsAt }) => state === 'confirmed' && startsAt > nowIso).length,
    ...plans,
    standstills: await readStandstills(ctx, mailTasks),
    decisions,
    summary: summaryOf(taken, aboard, now),
  }
}
