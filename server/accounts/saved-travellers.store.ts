import { type Selectable, sql } from 'kysely'
import type { SavedTraveller } from '#contract/travellers.ts'
import type { Database } from '#server/platform/database.ts'
import type { SavedTravellers } from '#server/platform/schema.generated.ts'

export type NewTraveller = Omit<SavedTraveller, 'id'>

const toTraveller = (row: Selectable<SavedTravellers>): SavedTraveller => ({
  id: row.id,
  name: row.name,
  age: row.age,
  birthDate: row.birth_date,
  documentCountry: row.document_country,
  childSeat: row.child_seat as SavedTraveller['childSeat'],
  diet: row.diet,
  walking: row.walking as SavedTraveller['walking'],
  note: row.note,
})

const toColumns = ({ name, age, birthDate, documentCountry, childSeat, diet, walking, note }: NewTraveller) => ({
  name,
  // With a birth date, an age would soon be another one.
  age: birthDate === null ? age : null,
  birth_date: birthDate,
  document_country: documentCountry,
  child_seat: childSeat,
  diet,
  walking,
  note,
})

/** In the order in which they were added; the age as it was told, not as it is today. */
export async function findSavedTravellers(db: Database, userId: string): Promise<SavedTraveller[]> {
  const rows = await db
    .selectFrom('saved_travellers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toTraveller)
}

/** Adds somebody after all others, also when two come in the same moment. */
export async function addSavedTraveller(
  db: Database,
  userId: string,
  traveller: NewTraveller,
  now: Date,
): Promise<SavedTraveller> {
  const row = await db
    .insertInto('saved_travellers')
    .values({
      ...toColumns(traveller),
      user_id: userId,
      created_at: sql<Date>`greatest(${now}::timestamptz, (SELECT max(created_at) + interval '1 microsecond'
        FROM saved_travellers WHERE user_id = ${userId}))`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toTraveller(row)
}

/** Undefined where this account has nobody by that id. */
export async function updateSavedTraveller(
  db: Database,
  userId: string,
  { id, ...traveller }: SavedTraveller,
): Promise<SavedTraveller | undefined> {
  const row = await db
    .updateTable('saved_travellers')
    .set(toColumns(traveller))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row && toTraveller(row)
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
