import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { erasedWord } from '#server/platform/erased.rules.ts'

/** What somebody was quoted while signed in, as long as it is kept. */
export async function readOwnQuotes(db: Database, userId: string) {
  return db
    .selectFrom('quotes')
    .leftJoin('tours', 'tours.id', 'quotes.tour_id')
    .select(sql<string>`coalesce(tours.title, quotes.ride ->> 'title')`.as('tour'))
    .select(['quotes.wish', 'quotes.pick_up', 'quotes.drop_off', 'quotes.starts_at'])
    .select(['quotes.lines', 'quotes.total_yen', 'quotes.created_at', 'quotes.expires_at'])
    .where('quotes.user_id', '=', userId)
    .orderBy('quotes.created_at')
    .execute()
}

/** Forgets what somebody asked; what made a booking or was paid stays, of nobody, since their rows name it. */
export async function forgetQuotesOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM quotes WHERE user_id = ${userId}
    AND NOT EXISTS (SELECT FROM named_quotes WHERE named_quotes.quote_id = quotes.id)`.execute(db)
  await db.updateTable('quotes').set({ user_id: null }).where('user_id', '=', userId).execute()
}

/** For a column that holds a meeting: without the door where it is an address; known places stay. */
export const withoutDoor = (column: 'pick_up' | 'drop_off') =>
  sql<string>`CASE WHEN ${sql.ref(column)} ->> 'kind' = 'address'
    THEN jsonb_set(${sql.ref(column)}, '{name}', to_jsonb(${erasedWord}::text)) ELSE ${sql.ref(column)} END`

/** For a column that holds a wish: without the doors, and of a ride without the flight that somebody came with. */
export const wishWithoutDoors = sql<string>`(wish - 'pickUpAddress' - 'dropOffAddress')
  || CASE WHEN wish ? 'flight' THEN '{"flight": ""}'::jsonb ELSE '{}'::jsonb END`

/** Takes the addresses out of every quote that a booking was made, changed or paid by. */
export async function forgetDoorsOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ wish: wishWithoutDoors, pick_up: withoutDoor('pick_up'), drop_off: withoutDoor('drop_off') })
    .where(
      sql<boolean>`booking_id = ANY(${bookingIds}::uuid[])
        OR id IN (SELECT quote_id FROM named_quotes WHERE named_quotes.booking_id = ANY(${bookingIds}::uuid[]))`,
    )
    .execute()
}
