import { counted } from '#core/words.ts'
import { demoGuestId } from '#server/accounts/index.ts'
import { takeMoneyAway } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import { StartupError } from '#server/platform/postgres/startup-error.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { takeQuotesAway } from '#server/pricing/index.ts'
import { demoKey } from './demo-booking.ts'
import { demoBookings } from './demo-bookings.ts'
import { demoBookingId } from './demo-key.rules.ts'
import { eleanorsTrips } from './eleanors-things.ts'
import { demoRides } from './rides/demo-rides.ts'
import { eleanorsRides } from './rides/eleanors-rides.ts'
import { findBookingsBut, lockBookings, takeBookingsAway } from './take-demo-away.store.ts'

const laidIds = () => [
  ...[...eleanorsTrips(demoGuestId), ...demoBookings].map((demo) => demoBookingId(demoKey(demo))),
  ...[...eleanorsRides, ...demoRides()].map(({ key }) => demoBookingId(key)),
]

/** Refuses where somebody booked: a house that sold is opened as it is, and its books are kept. */
export async function takeDemoBookingsAway(db: Database): Promise<Record<string, number>> {
  // Who books at this moment waits, and then finds no tour.
  await lockBookings(db)
  const { count, first } = await findBookingsBut(db, laidIds())
  if (first)
    throw new StartupError(
      `${counted(count, 'booking is', 'bookings are')} no demo data, the first of ${shortDay(tokyoDayOf(first))} ${first.getUTCFullYear()}. Nothing was taken away: what was booked is kept.`,
    )
  await takeMoneyAway(db)
  const bookings = await takeBookingsAway(db)
  await takeQuotesAway(db)
  return { 'booking|bookings': bookings }
}
