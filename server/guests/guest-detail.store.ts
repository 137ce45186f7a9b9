import { sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import type { ComparedGuest } from '#contract/guest-merging.ts'
import type { GuestDetail } from '#contract/guests.ts'
import { serviceOf } from '#server/booking/index.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'

const ofGuest = (id: string) => sql`SELECT booking_id FROM guest_bookings WHERE guest_id = ${id}::uuid`

/** The newest first; what was given back is off. */
export async function readBookings(db: Database, guestId: string, most = 100): Promise<GuestDetail['bookings']> {
  const rows = await db
    .selectFrom('guest_bookings')
    .innerJoin('bookings', 'bookings.id', 'guest_bookings.booking_id')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .leftJoin('categories', 'categories.id', 'tours.category_id')
    .select(['bookings.id', 'reference', 'bookings.state', 'starts_at', 'total_yen', 'bookings.ride'])
    .select(['tours.slug as tour_slug', 'tours.title as tour_title'])
    .select('categories.letter')
    .select([
      sql<number>`coalesce((wish ->> 'guests')::int, 0)`.as('party'),
      sql<number>`coalesce((SELECT -sum(amount_yen) FROM ledger_lines
        WHERE booking_id = bookings.id AND account = 'guest'), 0)::int`.as('paid'),
    ])
    .where('guest_id', '=', guestId)
    .orderBy('starts_at', 'desc')
    .orderBy('bookings.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    state: row.state as BookingState,
    service: { ...serviceOf(row), line: row.letter },
    startsAt: tokyoIso(row.starts_at),
    party: row.party,
    totalYen: row.total_yen,
    paidYen: row.paid,
  }))
}

export async function readReviews(db: Database, guestId: string): Promise<GuestDetail['reviews']> {
  return db
    .selectFrom('tour_reviews')
    .innerJoin('tours', 'tours.id', 'tour_reviews.tour_id')
    .select(['tour_reviews.id', 'tour_reviews.status', 'text', 'tours.title as tourTitle'])
    .select(sql<number>`stars::float8`.as('stars'))
    .where(sql<boolean>`booking_id IN (${ofGuest(guestId)})`)
    .orderBy('tour_reviews.created_at', 'desc')
    .orderBy('tour_reviews.id')
    .limit(50)
    .execute()
}

/** The newest 50, read from the oldest on. */
export async function readMessages(db: Database, guestId: string): Promise<GuestDetail['messages']> {
  const rows = await db
    .selectFrom('booking_messages')
    .innerJoin('bookings', 'bookings.id', 'booking_messages.booking_id')
    .select(['reference', 'author', 'body', 'at'])
    .where(sql<boolean>`booking_id IN (${ofGuest(guestId)})`)
    .orderBy('at', 'desc')
    .orderBy('booking_messages.id')
    .limit(50)
    .execute()
  return rows
    .toReversed()
    .map(({ author, at, ...row }) => ({ ...row, author: author === 'guest' ? 'guest' : 'office', at: tokyoIso(at) }))
}

/** Their account, and whom they travel with. */
export async function readAccount(db: Database, userId: string | null): Promise<GuestDetail['account']> {
  if (!userId) return null
  const row = await db.selectFrom('users').select(['created_at', 'status']).where('id', '=', userId).executeTakeFirst()
  return row ? { since: tokyoIso(row.created_at), isOpen: row.status === '1' } : null
}

/** Ages of children alone. */
export async function readTravellers(
  db: Database,
  userId: string | null,
  now: Date,
): Promise<GuestDetail['travellers']> {
  if (!userId) return []
  return db
    .selectFrom('saved_travellers')
    .select(['name', 'diet'])
    .select(
      sql<number | null>`CASE WHEN birth_date IS NULL THEN age::int
        WHEN birth_date > ${now}::date - interval '18 years' THEN extract(year FROM age(${now}::date, birth_date))::int
        END`.as('age'),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(30)
    .execute()
}

/** What would move with a guest. */
export async function countBelongings(
  db: Database,
  guestId: string,
): Promise<Pick<ComparedGuest, 'bookingCount' | 'messages' | 'reviews'>> {
  const { rows } = await sql<Pick<ComparedGuest, 'bookingCount' | 'messages' | 'reviews'>>`SELECT
    (SELECT count(*)::int FROM guest_bookings WHERE guest_id = ${guestId}::uuid) AS "bookingCount",
    (SELECT count(*)::int FROM booking_messages WHERE booking_id IN (${ofGuest(guestId)})) AS messages,
    (SELECT count(*)::int FROM tour_reviews WHERE booking_id IN (${ofGuest(guestId)})) AS reviews`.execute(db)
  return rows[0] ?? { bookingCount: 0, messages: 0, reviews: 0 }
}
