import { sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import type { Database } from '#server/platform/database.ts'
import { bookingsNaming } from './bookings-naming.store.ts'

export interface FoundBooking {
  id: string
  reference: string
  state: BookingState
  name: string
  startsAt: Date
  title: string
}

/** Bookings by reference, name, mail or number: what is ahead first, the nearest of each first. */
export async function searchBookings(
  db: Database,
  { q, now, most }: { q: string; now: Date; most: number },
): Promise<FoundBooking[]> {
  const naming = bookingsNaming(db, q)
  if (!naming) return []
  const rows = await naming
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .select(['bookings.id', 'bookings.reference', 'bookings.state', 'bookings.lead_name as name'])
    .select('bookings.starts_at as startsAt')
    .select(sql<string>`coalesce(tours.title, bookings.ride ->> 'title')`.as('title'))
    .orderBy(sql`bookings.starts_at < ${now}`)
    .orderBy(sql`abs(extract(epoch FROM bookings.starts_at - ${now}::timestamptz))`)
    .orderBy('bookings.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as BookingState }))
}
