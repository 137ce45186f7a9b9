import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** By what somebody may ask for a tour who does not know its name. */
export interface TourWords {
  /** Its area or theme. */
  line: string
  /** Its short name, its stops, and where it begins and ends. */
  places: string[]
}

/** Of published tours, by id. */
export async function findTourWords(db: Database): Promise<Map<string, TourWords>> {
  const rows = await db
    .selectFrom('tours')
    .innerJoin('categories', 'categories.id', 'tours.category_id')
    .select(['tours.id', 'tours.short_name', 'categories.name as line'])
    .select([
      sql<string | null>`tours.pick_up ->> 'name'`.as('begins'),
      sql<string | null>`tours.drop_off ->> 'name'`.as('ends'),
      sql<
        string[]
      >`coalesce((SELECT array_agg(name ORDER BY position) FROM tour_stops WHERE tour_id = tours.id), '{}')`.as(
        'stops',
      ),
    ])
    .where('tours.status', '=', 'published')
    .execute()
  return new Map(
    rows.map(({ id, line, short_name, begins, ends, stops }) => [
      id,
      { line, places: [...new Set([short_name, ...stops, begins ?? '', ends ?? ''])].filter((word) => word !== '') },
    ]),
  )
}
