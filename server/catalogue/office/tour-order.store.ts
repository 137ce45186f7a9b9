import { sql } from 'kysely'
import type { FeaturedTours } from '#contract/home-picks.ts'
import type { Database } from '#server/platform/database.ts'

export async function setTourState(db: Database, id: string, state: 'published' | 'archived', at: Date): Promise<void> {
  await db.updateTable('tours').set({ status: state, updated_at: at }).where('id', '=', id).execute()
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

/** All picks in their order, also those that the page passes over for now. */
export async function findFeatured(db: Database): Promise<FeaturedTours['tours']> {
  const rows = await db
    .selectFrom('tours')
    .leftJoin('categories', 'categories.id', 'tours.category_id')
    .select(['tours.id', 'tours.slug', 'title', 'tours.status', 'categories.state'])
    .where('featured_position', 'is not', null)
    .orderBy('featured_position')
    .orderBy('tours.slug')
    .execute()
  return rows.map(({ status, state, ...tour }) => ({
    ...tour,
    passedOver: status !== 'published' ? 'archived' : state === 'shown' ? null : 'hidden-line',
  }))
}

/** Answers how many of them are there: public tours, and those that were picked while they were. */
export async function setFeatured(db: Database, ids: readonly string[]): Promise<number> {
  const before = await db.selectFrom('tours').select('id').where('featured_position', 'is not', null).execute()
  // No two have one place, not even for a moment.
  await db.updateTable('tours').set({ featured_position: null }).where('featured_position', 'is not', null).execute()
  const { numAffectedRows } = await sql`UPDATE tours SET featured_position = picked.place
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS picked (id, place)
    WHERE tours.id = picked.id
      AND (status = 'published' OR tours.id = ANY (${before.map(({ id }) => id)}::uuid[]))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function findPicksShown(db: Database): Promise<number> {
  const { picks_shown } = await db.selectFrom('home_page').select('picks_shown').executeTakeFirstOrThrow()
  return picks_shown
}

/** Answers whether it was so many before. */
export async function setPicksShown(db: Database, before: number, after: number): Promise<boolean> {
  const set = await db
    .updateTable('home_page')
    .set({ picks_shown: after })
    .where('picks_shown', '=', before)
    .returning('id')
    .executeTakeFirst()
  return set !== undefined
}
