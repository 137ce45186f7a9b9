import { officeBadges, readDashboard } from '#contract/dashboard.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { dashboardOf } from './dashboard.ts'
import { readBadges } from './dashboard-badges.ts'
import { decisionsFor } from './decisions-for.rules.ts'

/** With the names of the tasks that send mails: which those are stands where they are declared. */
export function dashboardRoutes(api: Api, ctx: Context, mailTasks: readonly string[]): void {
  const read = dashboardOf(ctx, mailTasks)
  serve(api, readDashboard, async ({ input, caller }) => {
    const dashboard = await read(input.period)
    return { ...dashboard, decisions: decisionsFor(caller, dashboard.decisions) }
  })
  serve(api, officeBadges, ({ caller }) => readBadges(ctx, caller))
}
