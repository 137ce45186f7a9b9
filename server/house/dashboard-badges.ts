import type { officeBadges } from '#contract/dashboard.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { holdsRight, type OfficeRight } from '#core/office-rights.ts'
import { countNeedingCrew, countWithoutCrew } from '#server/booking/index.ts'
import { countInbox } from '#server/messages/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { countWaiting } from '#server/reviews/index.ts'
import { findDecisions } from './dashboard-decisions.ts'
import { readWhatIsTaken } from './dashboard-summary.ts'
import { decisionsFor } from './decisions-for.rules.ts'

/** How much waits for a person: each number as its own page shows it, and none of a page that is not theirs. */
export async function readBadges(
  ctx: Context,
  caller: Pick<Caller, 'officeRoles'>,
): Promise<OutputOf<typeof officeBadges>> {
  const now = ctx.clock.now()
  const decisions = await findDecisions(ctx, await readWhatIsTaken(ctx, now), now)
  const may = (right: OfficeRight) => holdsRight(caller.officeRoles, right)
  const needing = await countNeedingCrew(ctx.db, now)
  return {
    dashboard: decisionsFor(caller, decisions).length,
    tourBookings: needing.tours,
    rides: needing.rides,
    messages: may('see:messages') ? await countInbox(ctx.db, now) : 0,
    reviews: may('see:reviews') ? await countWaiting(ctx.db) : 0,
    dispatch: await countWithoutCrew(ctx.db, now),
  }
}
