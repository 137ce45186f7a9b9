import type { Fleet } from '#server/fleet/index.ts'
import { takeCrews } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { refuseSpentCodes, type StoredQuote } from '#server/pricing/index.ts'
import type { BookingRow } from './bookings.store.ts'
import { expireOthers } from './expire-holds.ts'
import type { Why } from './move.ts'
import { WayTaken } from './refuse-sold-out.ts'
import { addBooking } from './save-bookings.store.ts'

/** One thing of those that are booked together. */
export interface Item {
  quote: StoredQuote
  booking: BookingRow
  /** Whom it may be given; all of the house, or those the office named. */
  fleet: Fleet
  /** Of a hold; null for what is firm at once. */
  expiresAt: Date | null
}

/**
 * The one way to what a booking needs, for guests and for the telephone: each item takes a concrete car, chauffeur and
 * guide that nobody else has at that time, all items or none. Inside the caller's transaction. `writeDown` is what is
 * kept beside the bookings: crews come last, behind all that can be written before, since others may wait for the same
 * people until the transaction ends.
 */
export async function holdItems<T>(
  db: Database,
  items: readonly Item[],
  {
    why,
    guest,
    heldBy = [],
    writeDown,
  }: {
    why: Why
    guest: { userId: string | null; email: string }
    heldBy?: readonly string[]
    writeDown: () => Promise<T>
  },
): Promise<T> {
  const now = why.at
  await refuseSpentCodes(
    db,
    items.map(({ quote }) => quote),
    { guest, now },
  )
  for (const { booking } of items)
    if (!(await addBooking(db, booking, why, heldBy))) throw new AppError('booking.quote-used')
  const written = await writeDown()
  const found = await takeCrews(
    db,
    items.map(({ quote: { demand, startsAt }, booking, fleet, expiresAt }) => ({
      ...{ fleet, demand, startsAt, now, bookingId: booking.id, round: 1, expiresAt },
    })),
  )
  if ('missing' in found) throw new WayTaken(found.missing)
  for (const { ended } of found.taken) await expireOthers(db, ended, now)
  return written
}
