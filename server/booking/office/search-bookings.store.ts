import { sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import type { Database } from '#server/platform/database.ts'
import { bookingsNaming, bookingsToAsk } from './bookings-naming.store.ts'

export interface FoundBooking {
  id: string
  reference: string
  state: BookingState
  name: string
  startsAt: Date
  title: string
}

/** So many on either side of now are looked at first: of a common name the nearest are among them. */
const nearest = 1000

/** Bookings by reference, name, mail or number: what is ahead first, the nearest of each first. */
export async function searchBookings(
  db: Database,
  { q, now, most }: { q: string; now: Date; most: number },
): Promise<FoundBooking[]> {
  const named = bookingsNaming(q)
  if (!named) return []
  const columns = sql`id, starts_at, reference, lead_name, email_key, phone, erased_at`
  const { rows } = await sql<FoundBooking>`
    WITH ahead AS MATERIALIZED (
      SELECT ${columns} FROM bookings WHERE starts_at >= ${now} ORDER BY starts_at, id LIMIT ${nearest}),
    behind AS MATERIALIZED (
      SELECT ${columns} FROM bookings WHERE starts_at < ${now} ORDER BY starts_at DESC, id DESC LIMIT ${nearest}),
    near_ahead AS MATERIALIZED (SELECT id, starts_at FROM ahead AS bookings WHERE ${named}),
    near AS MATERIALIZED (
      SELECT * FROM near_ahead
      UNION ALL SELECT id, starts_at FROM behind AS bookings WHERE ${named} AND (SELECT count(*) FROM ahead) < ${nearest}),
    -- Where those do not tell, everybody of the name is asked for.
    far AS MATERIALIZED (
      SELECT id, starts_at FROM ${bookingsToAsk(q)} WHERE (SELECT count(*) FROM near) < ${most} AND ${named}),
    found AS (
      SELECT id, starts_at FROM (SELECT * FROM near UNION SELECT * FROM far) AS every
      ORDER BY starts_at < ${now}, abs(extract(epoch FROM starts_at - ${now}::timestamptz)), id LIMIT ${most})
    SELECT bookings.id, bookings.reference, bookings.state, bookings.lead_name AS name, bookings.starts_at AS "startsAt",
      coalesce(tours.title, bookings.ride ->> 'title') AS title
    FROM found JOIN bookings USING (id) LEFT JOIN tours ON tours.id = bookings.tour_id
    ORDER BY bookings.starts_at < ${now}, abs(extract(epoch FROM bookings.starts_at - ${now}::timestamptz)), bookings.id`.execute(
    db,
  )
  return rows
}
