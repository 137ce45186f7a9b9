import { sql } from 'kysely'
import { emailKey } from '#contract/text.ts'
import type { Database } from '#server/platform/database.ts'
import { bookingsNaming, bookingsToAsk } from './bookings-naming.store.ts'

interface KnownGuest {
  emailKey: string
  name: string
  email: string
  phone: string
  nameBoard: string
  bookings: number
  lastStartsAt: Date
}

/** So many of those who booked last are asked first: somebody of a common name is among them. */
const nearest = 2000

/** Guests whose bookings say these letters, the latest first; by the address, under which each is one person. */
export async function findKnownGuests(db: Database, q: string, most: number): Promise<KnownGuest[]> {
  const named = bookingsNaming(q)
  if (!named) return []
  const latest = (column: string) =>
    sql`(array_agg(${sql.ref(column)} ORDER BY bookings.created_at DESC, bookings.id))[1]`
  const { rows } = await sql<KnownGuest>`
    WITH recent AS MATERIALIZED (
      SELECT id, created_at, reference, lead_name, email_key, phone, erased_at FROM bookings
      ORDER BY created_at DESC, id DESC LIMIT ${nearest}),
    near AS MATERIALIZED (
      SELECT email_key, max(created_at) AS last FROM recent AS bookings WHERE ${named} GROUP BY email_key),
    far AS MATERIALIZED (
      SELECT email_key, max(created_at) AS last FROM ${bookingsToAsk(q)}
      WHERE (SELECT count(*) FROM near) < ${most} AND ${named} GROUP BY email_key),
    found AS MATERIALIZED (
      SELECT email_key FROM (SELECT * FROM near UNION SELECT * FROM far) AS every
      GROUP BY email_key ORDER BY max(last) DESC, email_key LIMIT ${most})
    SELECT bookings.email_key AS "emailKey", ${latest('bookings.lead_name')} AS name, ${latest('bookings.email')} AS email,
      ${latest('bookings.phone')} AS phone, ${latest('bookings.name_board')} AS "nameBoard", count(*)::int AS bookings,
      max(bookings.starts_at) AS "lastStartsAt"
    FROM found JOIN bookings USING (email_key) WHERE ${named}
    GROUP BY bookings.email_key ORDER BY max(bookings.created_at) DESC, bookings.email_key`.execute(db)
  return rows
}

const mostDays = 20

/** Days on which somebody was driven, the latest first. */
export async function findDaysOfGuest(db: Database, email: string): Promise<{ id: string; startsAt: Date }[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'starts_at as startsAt'])
    .where('email_key', '=', emailKey(email))
    .where('state', '=', 'redeemed')
    .where('erased_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .limit(mostDays)
    .execute()
}
