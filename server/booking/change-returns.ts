import type { changeReturns as changeReturnsCall } from '#contract/booking-changes.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { balanceOf } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { askedForChange } from './balance-due.rules.ts'
import { changedWish } from './changed-wish.rules.ts'
import { kindOf } from './kinds.ts'
import { notPossible } from './move.ts'
import { openBooking } from './open-booking.ts'
import { keepCharged } from './price-overrides.rules.ts'

/** When this very day could end, each with what it would cost more or less than was paid. */
export async function changeReturns(
  ctx: Context,
  input: ReadInputOf<typeof changeReturnsCall>,
  caller: Caller | null,
): Promise<OutputOf<typeof changeReturnsCall>> {
  const booking = await openBooking(ctx, input, caller)
  if (booking.state !== 'confirmed' || booking.startsAt <= ctx.clock.now()) throw notPossible(booking)
  const wish = changedWish(booking, {})
  const kind = kindOf(wish)
  if (!kind.listLaterReturns) throw notPossible(booking)
  const owed = { ...booking, ...(await balanceOf(ctx.db, booking.id)) }
  return kind.listLaterReturns(ctx, wish, {
    bookingId: booking.id,
    adjust: (lines) => keepCharged(lines, booking.priceOverrides),
    differenceOf: (totalYen) => askedForChange(owed, totalYen),
  })
}
