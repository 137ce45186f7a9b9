import type { Booking } from '#contract/booking.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import type { takeOnTheDay as takeOnTheDayCall } from '#contract/phone-booking.ts'
import { abandonPayments, balanceOf, takeByHand } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { canOwe, dueYenOf } from '../balance-due.rules.ts'
import { lockBooking } from '../bookings.store.ts'
import { inTurn } from '../in-turn.ts'
import { notPossible } from '../move.ts'
import { openBooking } from '../open-booking.ts'
import { viewNow } from '../pay-booking.ts'

/** Writes down money that a guest gave by hand, under the booking's lock: never more than is due. */
export async function takeOnTheDay(
  ctx: Context,
  { reference, amountYen }: ReadInputOf<typeof takeOnTheDayCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<Booking> {
  const { id } = await openBooking(ctx, { reference }, caller)
  return inTurn(ctx, async (db) => {
    const booking = await lockBooking(db, id)
    if (!canOwe(booking.state)) throw notPossible(booking)
    const dueYen = dueYenOf({ ...booking, ...(await balanceOf(db, id)) })
    if (dueYen === 0) throw new AppError('booking.nothing-due')
    if (amountYen > dueYen) throw new AppError('booking.more-than-due', { due: formatYen(dueYen) })
    const at = ctx.clock.now()
    // A card that is being asked at this moment would pay the same a second time.
    if (amountYen === dueYen) await abandonPayments(db, id)
    await takeByHand(db, { bookingId: id, amountYen, userId: caller.userId, at })
    await recordChange(db, {
      object: { kind: 'booking', id },
      userId: caller.userId,
      deed: 'took money by hand',
      changes: [{ name: 'Due', before: formatYen(dueYen), after: formatYen(dueYen - amountYen) }],
      at,
    })
    const answer = await viewNow(ctx, db, id)
    await attempt.remember(db, answer)
    return answer
  })
}
