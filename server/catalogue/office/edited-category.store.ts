import { sql } from 'kysely'
import type { CategoryState, CategoryWords, EditedCategory } from '#contract/category-editing.ts'
import type { Picture } from '#contract/media.ts'
import type { TourState } from '#contract/tour-states.ts'
import type { Database } from '#server/platform/database.ts'
import { isMeantBy } from '../old-slugs.store.ts'
import { categoryPictureJson } from '../said-picture.store.ts'
import { firstName } from './tour-drafts.store.ts'

export interface CategoryRow extends Omit<CategoryWords, 'picture'> {
  id: string
  version: number
  pictureName: string
  picture: Picture
  changedBy: string | null
  changedAt: Date | null
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** By its id, its slug or an old one; held until the transaction ends where it is to be changed. */
export async function findCategoryRow(
  db: Database,
  which: string,
  { hold = false } = {},
): Promise<CategoryRow | undefined> {
  const query = db
    .selectFrom('categories')
    .innerJoin('pictures', 'pictures.name', 'categories.picture_name')
    .leftJoin('users', 'users.id', 'categories.changed_by')
    .select(['categories.id', 'slug', 'letter', 'categories.name', 'summary', 'description', 'state', 'version'])
    .select(['picture_name', 'changed_at', 'users.full_name', categoryPictureJson.as('picture')])
    .where(isId(which) ? sql<boolean>`categories.id = ${which}::uuid` : isMeantBy('category', which))
  const row = await (hold ? query.forUpdate('categories') : query).executeTakeFirst()
  if (!row) return undefined
  const { picture_name, changed_at, full_name, state, ...rest } = row
  return {
    ...rest,
    state: state as CategoryState,
    pictureName: picture_name,
    changedBy: firstName(full_name),
    changedAt: changed_at,
  }
}

export async function findTakenLetters(db: Database, butNotOf: string | null): Promise<string[]> {
  const rows = await db.selectFrom('categories').select(['id', 'letter']).orderBy('letter').execute()
  return rows.filter(({ id }) => id !== butNotOf).map(({ letter }) => letter)
}

/** Its tours of every state but archived, in the order of their stations. */
export async function findToursOnLine(db: Database, categoryId: string): Promise<EditedCategory['tours']> {
  const rows = await db
    .selectFrom('tours')
    .leftJoin('tour_ratings', 'tour_ratings.tour_id', 'tours.id')
    .select(['tours.id', 'slug', 'title', 'status', 'duration_minutes', 'tour_ratings.rating'])
    .select([
      sql<number | null>`(SELECT min(price_yen) FROM tour_prices WHERE tour_id = tours.id)`.as('from_yen'),
      sql<string>`coalesce((SELECT string_agg(name, ', ' ORDER BY position) FROM tour_stops
        WHERE tour_id = tours.id), '')`.as('stops'),
    ])
    .where('category_id', '=', categoryId)
    .where('status', '<>', 'archived')
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ status, duration_minutes, from_yen, ...row }) => ({
    ...row,
    state: status as TourState,
    durationMinutes: duration_minutes,
    fromYen: from_yen,
  }))
}

/** All that would be without a line: tours of every state, and drafts that are to run on it. */
export async function countToursOn(db: Database, categoryId: string): Promise<number> {
  const { rows } = await sql<{ tours: number }>`SELECT count(*)::int AS tours FROM (
      SELECT id FROM tours WHERE category_id = ${categoryId}::uuid
      UNION SELECT tour_id FROM tour_drafts WHERE document ->> 'categoryId' = ${categoryId}) AS every`.execute(db)
  return rows[0]?.tours ?? 0
}

export interface CategoryColumns extends Omit<CategoryWords, 'picture'> {
  pictureName: string
  alt: string
  focus: string
  by: string
  at: Date
}

const columnsOf = ({ pictureName, alt, focus, by, at, ...words }: CategoryColumns) => ({
  ...words,
  picture_name: pictureName,
  picture_alt: alt,
  picture_focus: focus,
  changed_by: by,
  changed_at: at,
})

export async function insertCategory(db: Database, category: CategoryColumns): Promise<string> {
  const { id } = await db
    .insertInto('categories')
    .values({
      ...columnsOf(category),
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM categories)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCategory(
  db: Database,
  id: string,
  category: CategoryColumns,
  version: number,
): Promise<void> {
  await db
    .updateTable('categories')
    .set({ ...columnsOf(category), version })
    .where('id', '=', id)
    .execute()
}

/** What it once was called goes with it: nothing is left to lead to. */
export async function removeCategory(db: Database, id: string): Promise<void> {
  await db.deleteFrom('categories').where('id', '=', id).execute()
  await db.deleteFrom('old_slugs').where('kind', '=', 'category').where('object_id', '=', id).execute()
}

export async function findCategoryOrder(db: Database): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('categories').select(['id', 'name']).orderBy('position').orderBy('id').execute()
}

/** The order of search results follows the lines. */
export async function setCategoryOrder(db: Database, ids: readonly string[]): Promise<void> {
  await sql`UPDATE categories SET position = ordered.place
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS ordered (id, place) WHERE categories.id = ordered.id`.execute(db)
  await sql`UPDATE tour_search SET our_order = categories.position * 10000 + tours.position
    FROM tours JOIN categories ON categories.id = tours.category_id WHERE tours.id = tour_search.tour_id`.execute(db)
}

export async function findTourIdsOfCategory(db: Database, categoryId: string): Promise<string[]> {
  const rows = await db.selectFrom('tours').select('id').where('category_id', '=', categoryId).execute()
  return rows.map(({ id }) => id)
}
