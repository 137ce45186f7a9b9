import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Who of the crew was out with the guest of a booking before: the same account, or the same address of mail. */
export async function findWhoKnows(db: Database, bookingId: string, now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ resource_id: string }>`
    WITH guest AS (SELECT user_id, email_key FROM bookings WHERE id = ${bookingId} AND erased_at IS NULL),
      earlier AS (
        SELECT bookings.id FROM bookings, guest WHERE bookings.user_id = guest.user_id
        UNION
        SELECT bookings.id FROM bookings, guest WHERE bookings.user_id IS NULL AND bookings.email_key = guest.email_key)
    SELECT DISTINCT resource_id FROM assignments JOIN bookings ON bookings.id = booking_id
    WHERE booking_id IN (SELECT id FROM earlier) AND booking_id <> ${bookingId}
      -- Written so that the primary key is used, not the index that begins with the resource.
      AND coalesce(live, false)
      AND bookings.state IN ('confirmed', 'redeemed') AND bookings.ends_at <= ${now}`.execute(db)
  return new Set(rows.map((row) => row.resource_id))
}
