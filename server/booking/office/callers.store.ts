import { sql } from 'kysely'
import { emailKey } from '#contract/text.ts'
import type { Database } from '#server/platform/database.ts'
import { bookingsNaming } from './bookings-naming.store.ts'

interface KnownGuest {
  emailKey: string
  name: string
  email: string
  phone: string
  nameBoard: string
  bookings: number
  lastStartsAt: Date
}

/** Guests whose bookings say these letters, the latest first; by the address, under which each is one person. */
export async function findKnownGuests(db: Database, q: string, most: number): Promise<KnownGuest[]> {
  const naming = bookingsNaming(db, q)
  if (!naming) return []
  const latest = (column: string) =>
    sql<string>`(array_agg(${sql.ref(column)} ORDER BY bookings.created_at DESC, bookings.id))[1]`
  return naming
    .groupBy('bookings.email_key')
    .select('bookings.email_key as emailKey')
    .select([
      latest('bookings.lead_name').as('name'),
      latest('bookings.email').as('email'),
      latest('bookings.phone').as('phone'),
      latest('bookings.name_board').as('nameBoard'),
      sql<number>`count(*)::integer`.as('bookings'),
      sql<Date>`max(bookings.starts_at)`.as('lastStartsAt'),
    ])
    .orderBy(sql`max(bookings.created_at)`, 'desc')
    .orderBy('bookings.email_key')
    .limit(most)
    .execute()
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
