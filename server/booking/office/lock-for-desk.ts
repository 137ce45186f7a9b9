import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { type BookingRow, lockBooking } from '../bookings.store.ts'

/** The booking as it was looked at, and nobody else changes it until the transaction ends; a newer one is refused. */
export async function lockForDesk(db: Database, id: string, version: number): Promise<BookingRow> {
  const booking = await lockBooking(db, id)
  if (booking.edition !== version) throw new AppError('office.changed-meanwhile')
  return booking
}
