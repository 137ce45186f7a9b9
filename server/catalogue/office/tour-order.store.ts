import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export async function setTourState(db: Database, id: string, state: 'published' | 'archived', at: Date): Promise<void> {
  await db
    .updateTable('tours')
    .set({ status: state, updated_at: at, ...(state === 'archived' ? { featured_position: null } : {}) })
    .where('id', '=', id)
    .execute()
}

/** Tours of a line that are or were public, in the order of their stations. */
export async function findStations(db: Database, categoryId: string): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('tours')
    .select(['id', 'title'])
    .where('category_id', '=', categoryId)
    .where('status', '<>', 'archived')
    .orderBy('position')
    .orderBy('slug')
    .execute()
}

/** Archived tours of the line come after the others, so that no two have one number. */
export async function setStations(db: Database, categoryId: string, ids: readonly string[]): Promise<void> {
  await sql`UPDATE tours SET position = ranked.station FROM (
      SELECT id, row_number() OVER (ORDER BY coalesce(array_position(${ids}::uuid[], id), 1000000), position, slug)::int
        AS station
      FROM tours WHERE category_id = ${categoryId}::uuid) AS ranked
    WHERE tours.id = ranked.id AND tours.position <> ranked.station`.execute(db)
  await sql`UPDATE tour_search SET our_order = categories.position * 10000 + tours.position
    FROM tours JOIN categories ON categories.id = tours.category_id
    WHERE tours.id = tour_search.tour_id AND categories.id = ${categoryId}::uuid`.execute(db)
}

export async function findFeatured(db: Database): Promise<{ id: string; slug: string; title: string }[]> {
  return db
    .selectFrom('tours')
    .select(['id', 'slug', 'title'])
    .where('featured_position', 'is not', null)
    .where('status', '=', 'published')
    .orderBy('featured_position')
    .execute()
}

/** Answers how many of them are public tours, which alone can be picked. */
export async function setFeatured(db: Database, ids: readonly string[]): Promise<number> {
  await db.updateTable('tours').set({ featured_position: null }).where('featured_position', 'is not', null).execute()
  const { numAffectedRows } = await sql`UPDATE tours SET featured_position = picked.place
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS picked (id, place)
    WHERE tours.id = picked.id AND status = 'published'`.execute(db)
  return Number(numAffectedRows ?? 0)
}
