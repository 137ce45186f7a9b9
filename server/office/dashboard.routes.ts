import { officeBadges, readDashboard as readDashboardCall } from '#contract/dashboard.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readDashboard } from './dashboard.ts'
import { readBadges } from './dashboard-badges.ts'

/** With the names of the tasks that send mails: which those are stands where they are declared. */
export function dashboardRoutes(api: Api, ctx: Context, mailTasks: readonly string[]): void {
  serve(api, readDashboardCall, ({ input }) => readDashboard(ctx, input.period, mailTasks))
  serve(api, officeBadges, () => readBadges(ctx))
}
