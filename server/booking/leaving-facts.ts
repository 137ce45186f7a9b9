import type { OutputOf } from '#contract/endpoint.ts'
import type { leavingOverview } from '#contract/profile.ts'
import { balanceOf, findMoneyMoves } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { refundOf } from './booking.rules.ts'
import { findByIds } from './bookings.store.ts'
import { findIdsOf } from './leaving.store.ts'

type Trips = OutputOf<typeof leavingOverview>['tripsAhead']

/** Days that are still to come, the next first, each with what cancelling it now would give back. */
export async function tripsAheadOf(ctx: Context, userId: string): Promise<Trips> {
  const now = ctx.clock.now()
  const bookings = await findByIds(ctx.db, await idsOf(ctx, userId))
  const ahead = bookings
    .filter(({ state, endsAt }) => (state === 'confirmed' || state === 'pending') && endsAt > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return Promise.all(
    ahead.map(async ({ id, reference, service, startsAt, cancellationTiers }) => {
      const { heldYen } = await balanceOf(ctx.db, id)
      const { refundYen } = refundOf(cancellationTiers, heldYen, startsAt, now)
      return { reference, title: service.title, startsAt: tokyoIso(startsAt), refundYen }
    }),
  )
}

/** Papers that the law has us keep. */
export async function countReceipts(ctx: Context, userId: string): Promise<number> {
  const { count } = await findMoneyMoves(ctx.db, await idsOf(ctx, userId), { most: 1, skip: 0 })
  return count
}

const idsOf = ({ db }: Context, userId: string) => findIdsOf(db, { userId, email: null })
