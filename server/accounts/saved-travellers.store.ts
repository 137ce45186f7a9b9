import { sql } from 'kysely'
import type { SavedTraveller } from '#contract/travellers.ts'
import type { Database } from '#server/platform/database.ts'

export type NewTraveller = Omit<SavedTraveller, 'id'>

const columns = ['id', 'name', 'age', 'note'] as const

/** In the order in which they were added. */
export async function findSavedTravellers(db: Database, userId: string): Promise<SavedTraveller[]> {
  return db
    .selectFrom('saved_travellers')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Adds somebody after all others, also when two come in the same moment. */
export async function addSavedTraveller(
  db: Database,
  userId: string,
  traveller: NewTraveller,
  now: Date,
): Promise<SavedTraveller> {
  return db
    .insertInto('saved_travellers')
    .values({
      ...traveller,
      user_id: userId,
      created_at: sql<Date>`greatest(${now}::timestamptz, (SELECT max(created_at) + interval '1 microsecond'
        FROM saved_travellers WHERE user_id = ${userId}))`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Undefined where this account has nobody by that id. */
export async function updateSavedTraveller(
  db: Database,
  userId: string,
  { id, ...traveller }: SavedTraveller,
): Promise<SavedTraveller | undefined> {
  return db
    .updateTable('saved_travellers')
    .set(traveller)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
}

/** Answers whether this account had somebody by that id. */
export async function deleteSavedTraveller(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_travellers')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
