import { stopsBetween } from '#contract/day-plan.ts'
import { findBookableTour } from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { BookingRow } from '../bookings.store.ts'
import { findPrinted } from '../printed-service.ts'
import { placesShut } from './places-shut.rules.ts'

/** Which place of a booked tour may be shut at another hour; null of a ride, and at the hour that it has. */
export async function whichPlaceIsShut(ctx: Context, booking: BookingRow, startsAt: Date): Promise<string | null> {
  const { slug } = booking.service
  if (slug === null || tokyoTimeOf(startsAt) === tokyoTimeOf(booking.startsAt)) return null
  const tour = await findBookableTour(ctx.db, slug)
  if (!tour) return null
  const { stops } = await findPrinted(ctx.db, booking)
  return placesShut({ startTimes: tour.startTimes, stops: stopsBetween(booking, stops) }, startsAt)
}

/** The desk may know better, and says why. */
export async function refuseShutPlaces(
  ctx: Context,
  booking: BookingRow,
  { startsAt, reason }: { startsAt: Date; reason: string },
): Promise<void> {
  const shut = reason === '' ? await whichPlaceIsShut(ctx, booking, startsAt) : null
  if (shut) throw new AppError('platform.invalid-input', { fields: { reason: `Say why. ${shut}` } })
}
