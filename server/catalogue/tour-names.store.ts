import type { Database } from '#server/platform/database.ts'

export interface TourName {
  id: string
  slug: string
  shortName: string
  /** The sign of its line. */
  line: string
  lineName: string
}

/** Every tour there is or was, in the order of the map: what a booking may name, and what a list is filtered by. */
export async function findTourNames(db: Database): Promise<TourName[]> {
  return db
    .selectFrom('tours')
    .innerJoin('categories', 'categories.id', 'tours.category_id')
    .select(['tours.id', 'tours.slug', 'tours.short_name as shortName'])
    .select(['categories.letter as line', 'categories.name as lineName'])
    .orderBy('categories.position')
    .orderBy('tours.position')
    .orderBy('tours.id')
    .execute()
}
