import type { changeDays as changeDaysCall } from '#contract/booking-changes.ts'
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

/** The days of a month as this very booking could have them, each with what it would cost more or less. */
export async function changeDays(
  ctx: Context,
  input: ReadInputOf<typeof changeDaysCall>,
  caller: Caller | null,
): Promise<OutputOf<typeof changeDaysCall>> {
  const booking = await openBooking(ctx, input, caller)
  if (booking.state !== 'confirmed' || booking.startsAt <= ctx.clock.now()) throw notPossible(booking)
  const wish = changedWish(booking, {})
  const kind = kindOf(wish)
  if (!kind.priceMonth) throw notPossible(booking)
  const owed = { ...booking, ...(await balanceOf(ctx.db, booking.id)) }
  const days = await kind.priceMonth(ctx, wish, {
    month: input.month,
    bookingId: booking.id,
    adjust: (lines) => keepCharged(lines, booking.priceOverrides),
  })
  return {
    month: input.month,
    days: days.map((day) => ({
      ...day,
      starts: day.starts.map(({ totalYen, ...start }) => ({
        ...start,
        differenceYen: totalYen === null ? null : askedForChange(owed, totalYen),
      })),
    })),
  }
}
