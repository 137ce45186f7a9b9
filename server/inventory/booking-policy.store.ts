import type { Database } from '#server/platform/database.ts'

/** How bookings are taken: figures that the office can change. */
export interface BookingPolicy {
  horizonDays: number
  guestsPerGuide: number
  holdMinutes: number
  holdExtensionMinutes: number
}

export async function readBookingPolicy(db: Database): Promise<BookingPolicy> {
  const row = await db.selectFrom('booking_policies').selectAll().executeTakeFirstOrThrow()
  return {
    horizonDays: row.horizon_days,
    guestsPerGuide: row.guests_per_guide,
    holdMinutes: row.hold_minutes,
    holdExtensionMinutes: row.hold_extension_minutes,
  }
}
