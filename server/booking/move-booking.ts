import type { Booking, moveBooking as moveBookingCall } from '#contract/booking.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { keepCrew } from '#server/inventory/index.ts'
import { balanceOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { canMove, noShowFrom, refundOf } from './booking.rules.ts'
import { lockBooking } from './bookings.store.ts'
import { byGuest, cancelWith } from './cancel-booking.ts'
import { moveTo, notPossible } from './move.ts'
import { openBooking } from './open-booking.ts'
import { giveBackAndTell } from './tell.ts'
import { transactWithRetries } from './transact-with-retries.ts'
import { refuseBegun } from './under-way.ts'
import { viewNow } from './view-booking.ts'

/** The office's moves: the same graph, the same money, with a name and a reason. */
export async function moveBooking(
  ctx: Context,
  { reference, to, reason }: ReadInputOf<typeof moveBookingCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<Booking> {
  const { id } = await openBooking(ctx, { reference }, caller)
  return transactWithRetries(ctx, async (db) => {
    const booking = await lockBooking(db, id)
    // Only money brings an expired booking back: its car may be somebody else's.
    if (booking.state === 'expired') throw notPossible(booking)
    const why = { actor: caller.userId, reason }
    const { heldYen } = await balanceOf(db, id)
    const at = ctx.clock.now()
    if (to === 'no_show' && canMove(booking.state, to) && at < noShowFrom(booking))
      throw new AppError('booking.no-show-too-soon', { from: tokyoTimeOf(noShowFrom(booking)) })
    if (to === 'cancelled') {
      await refuseBegun(db, booking, at)
      const { refundYen } = refundOf(booking.cancellationTiers, heldYen, booking.startsAt, at)
      await cancelWith(ctx, db, booking, refundYen, { ...why, cancelled: byGuest })
    } else {
      if (to === 'confirmed' || to === 'pending') await keepCrew(db, id)
      await moveTo(db, booking, to, { ...why, at })
      if (to === 'rejected' || to === 'expired')
        await giveBackAndTell(
          db,
          { bookingId: id, amountYen: heldYen, reason, memo: 'Ended by the office', at },
          { version: booking.version + 1 },
        )
    }
    const answer = await viewNow(ctx, db, id)
    await attempt.remember(db, answer)
    return answer
  })
}
