import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface Taking {
  list: string
  keys: string[]
  takenAt: Date
}

export const findTakings = (db: Database): Promise<Taking[]> =>
  db.selectFrom('standard_takings').select(['list', 'keys', 'taken_at as takenAt']).execute()

/** One who takes over or back at a time: the others wait, and find what the first left. */
export async function lockTakings(db: Database): Promise<void> {
  await sql`LOCK TABLE standard_takings IN SHARE ROW EXCLUSIVE MODE`.execute(db)
}

/** What is taken over later joins what was. */
export async function addTaking(db: Database, { list, keys, takenAt }: Taking): Promise<void> {
  await db
    .insertInto('standard_takings')
    .values({ list, keys, taken_at: takenAt })
    .onConflict((conflict) =>
      conflict.column('list').doUpdateSet({
        keys: sql`standard_takings.keys || excluded.keys`,
        taken_at: takenAt,
      }),
    )
    .execute()
}

export async function dropTakings(db: Database): Promise<void> {
  await db.deleteFrom('standard_takings').execute()
}

/**
 * Whether something of the house's own stands on places with these slugs without a foreign key that would keep them, or
 * with one that would take it along: a tour begins at one, a terminal or a flight of somebody's own is at one.
 */
export async function isStoodOn(db: Database, slugs: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`SELECT EXISTS (SELECT FROM tours)
    OR EXISTS (SELECT FROM terminals JOIN places ON places.id = place_id WHERE slug = ANY(${[...slugs]}::text[]))
    OR EXISTS (SELECT FROM flights JOIN places ON places.id = place_id WHERE slug = ANY(${[...slugs]}::text[])) AS held`.execute(
    db,
  )
  return rows[0]?.held ?? true
}

export async function isAnythingBooked(db: Database): Promise<boolean> {
  const one = await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst()
  return one !== undefined
}
