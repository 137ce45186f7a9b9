import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** What a list of days shows of a tour besides its price. */
export interface TourShown {
  /** The sign of its line. */
  line: string
  stops: string[]
}

export async function findToursShown(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, TourShown>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tours')
    .innerJoin('categories', 'categories.id', 'tours.category_id')
    .select(['tours.id', 'categories.letter as line'])
    .select(
      sql<
        string[]
      >`coalesce((SELECT array_agg(name ORDER BY position) FROM tour_stops WHERE tour_id = tours.id), '{}')`.as(
        'stops',
      ),
    )
    .where('tours.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, line, stops }) => [id, { line, stops }]))
}
