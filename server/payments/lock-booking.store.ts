import type { Database } from '#server/platform/database.ts'

/**
 * Whoever changes a booking's money holds the booking first, as those do who change the booking itself: everybody in
 * the same order, so that nobody waits in a circle.
 */
export async function lockBookingOfMoney(db: Database, bookingId: string): Promise<void> {
  if (!db.isTransaction) throw new Error('Money moves inside a transaction only.')
  await db.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().executeTakeFirst()
}
