import type { Database } from '#server/platform/database.ts'
import { hashToken, newBookingToken } from './booking-token.ts'

/** A fresh token that opens the booking, beside those that it has; only the hash is kept. */
export async function newLinkFor(db: Database, bookingId: string, now: Date): Promise<string> {
  const token = newBookingToken()
  await db
    .insertInto('booking_links')
    .values({ token_hash: hashToken(token), booking_id: bookingId, created_at: now })
    .execute()
  return token
}
