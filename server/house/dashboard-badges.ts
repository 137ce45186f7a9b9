import type { officeBadges } from '#contract/dashboard.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { countNeedingCrew, countWithoutCrew } from '#server/booking/index.ts'
import { countInbox } from '#server/messages/index.ts'
import type { Context } from '#server/platform/context.ts'
import { countWaiting } from '#server/reviews/index.ts'
import { findDecisions } from './dashboard-decisions.ts'
import { readWhatIsTaken } from './dashboard-summary.ts'

/** How much waits for a person: each number as its own page shows it. */
export async function readBadges(ctx: Context): Promise<OutputOf<typeof officeBadges>> {
  const now = ctx.clock.now()
  const decisions = await findDecisions(ctx, await readWhatIsTaken(ctx, now), now)
  const needing = await countNeedingCrew(ctx.db, now)
  return {
    dashboard: decisions.length,
    tourBookings: needing.tours,
    rides: needing.rides,
    messages: await countInbox(ctx.db, now),
    reviews: await countWaiting(ctx.db),
    dispatch: await countWithoutCrew(ctx.db, now),
  }
}
