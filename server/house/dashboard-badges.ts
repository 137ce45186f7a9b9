import type { officeBadges } from '#contract/dashboard.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { countWithoutCrew } from '#server/booking/index.ts'
import { countInbox } from '#server/messages/index.ts'
import type { Context } from '#server/platform/context.ts'
import { countWaiting } from '#server/reviews/index.ts'
import { findDecisions } from './dashboard-decisions.ts'
import { readWhatIsTaken } from './dashboard-summary.ts'

const ofBookings: readonly string[] = ['crew', 'conflict', 'hold', 'message', 'payment', 'refund']

/** How much waits for a person, as the dashboard would list it. */
export async function readBadges(ctx: Context): Promise<OutputOf<typeof officeBadges>> {
  const now = ctx.clock.now()
  const decisions = await findDecisions(ctx, await readWhatIsTaken(ctx, now), now)
  return {
    dashboard: decisions.length,
    tourBookings: decisions.filter(({ kind }) => ofBookings.includes(kind)).length,
    messages: await countInbox(ctx.db, now),
    reviews: await countWaiting(ctx.db),
    dispatch: await countWithoutCrew(ctx.db, now),
  }
}
