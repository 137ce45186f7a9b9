import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { type BookingRow, findByReference } from '../bookings.store.ts'
import { changedWish } from '../changed-wish.rules.ts'
import { kindOf } from '../kinds.ts'
import { findDaysGivenUp } from './days-given-up.store.ts'

const mostDays = 3
/** Guests of ours stay for days, not for months. */
const lookAheadDays = 14

/** For whoever loses a day by no fault of theirs: the next ones that the same party could have at the same hour. */
export async function findDaysToOffer(ctx: Context, booking: BookingRow): Promise<string[]> {
  const wish = changedWish(booking, {})
  const kind = kindOf(wish)
  if (!kind.priceMonth) return []
  const latest = new Date(Math.max(booking.startsAt.getTime(), ctx.clock.now().getTime()))
  const first = addDays(tokyoDayOf(latest), 1)
  const last = addDays(first, lookAheadDays)
  const start = tokyoTimeOf(booking.startsAt)
  const months = [...new Set([first.slice(0, 7), last.slice(0, 7)])]
  try {
    const days = []
    for (const month of months) days.push(...(await kind.priceMonth(ctx, wish, { month, bookingId: booking.id })))
    const givenUp = await findDaysGivenUp(ctx.db, booking.id, { firstDay: first, lastDay: last })
    return days
      .filter(({ day }) => !givenUp.has(day))
      .filter(({ day, starts }) => day >= first && day <= last && starts.some((one) => one.start === start && one.free))
      .map(({ day }) => day)
      .slice(0, mostDays)
  } catch (error) {
    // A tour that is sold no more has no other day to offer.
    if (error instanceof AppError) return []
    throw error
  }
}

export async function daysToOffer(ctx: Context, reference: string): Promise<{ days: string[] }> {
  const booking = await findByReference(ctx.db, reference)
  if (!booking) throw new AppError('booking.unknown')
  return { days: await findDaysToOffer(ctx, booking) }
}
