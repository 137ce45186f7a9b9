import { officeBadges, readDashboard as readDashboardCall } from '#contract/dashboard.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readDashboard } from './dashboard.ts'
import { readBadges } from './dashboard-badges.ts'

export function dashboardRoutes(api: Api, ctx: Context): void {
  serve(api, readDashboardCall, ({ input }) => readDashboard(ctx, input.period))
  serve(api, officeBadges, () => readBadges(ctx))
}
