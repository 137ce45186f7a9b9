import { sql } from 'kysely'
import type { Wish } from '#contract/wishlist.ts'
import type { Database } from '#server/platform/database.ts'
import { selectSummaries } from './tour-summaries.store.ts'

/** Adds in the order given, the last as the newest. What is there stays as it is. */
export async function addWishes(db: Database, userId: string, items: readonly string[], now: Date): Promise<void> {
  await sql`INSERT INTO wishes (user_id, item, saved_at)
    SELECT ${userId}::uuid, item, ${now}::timestamptz + place * interval '1 microsecond'
    FROM unnest(${items}::text[]) WITH ORDINALITY AS wished (item, place)
    ON CONFLICT (user_id, item) DO NOTHING`.execute(db)
}

export async function countWishes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('wishes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** A tour that has another address stays on every list, once. */
export async function moveWishes(db: Database, from: string, to: string): Promise<void> {
  const [old, present] = [`tour:${from}`, `tour:${to}`]
  await sql`UPDATE wishes SET item = ${present} WHERE item = ${old}
    AND NOT EXISTS (SELECT FROM wishes AS other WHERE other.user_id = wishes.user_id AND other.item = ${present})`.execute(
    db,
  )
  await db.deleteFrom('wishes').where('item', '=', old).execute()
}

export async function removeWish(db: Database, userId: string, item: string): Promise<void> {
  await db.deleteFrom('wishes').where('user_id', '=', userId).where('item', '=', item).execute()
}

/** What somebody saved and is offered today, the newest first. */
export async function findWishes(db: Database, userId: string): Promise<Wish[]> {
  const rows = await selectSummaries(db)
    .innerJoin('wishes', (join) => join.on('wishes.item', '=', sql<string>`'tour:' || tours.slug`))
    .where('wishes.user_id', '=', userId)
    .select('wishes.item')
    .orderBy('wishes.saved_at', 'desc')
    .orderBy('wishes.item')
    .execute()
  return rows.map((row) => ({
    item: row.item,
    kind: 'tour',
    slug: row.slug,
    title: row.title,
    durationMinutes: row.duration_minutes,
    maxGuests: row.max_guests,
    priceYen: row.price_yen,
    unit: row.unit,
    picture: row.cover,
  }))
}

export interface SavedItem {
  item: string
  savedAt: Date
}

/** Everything on the list, offered today or not. */
export async function findSavedItems(db: Database, userId: string): Promise<SavedItem[]> {
  return db
    .selectFrom('wishes')
    .select(['item', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('item')
    .execute()
}

export async function forgetWishes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('wishes').where('user_id', '=', userId).execute()
}
