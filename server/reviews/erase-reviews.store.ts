import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** How a review is signed whose author left. */
export const unsigned = 'A guest'

export interface Authors {
  userId: string | null
  bookingIds: readonly string[]
  /** Of pictures that are about to go. */
  pictureNames: readonly string[]
}

const isTheirs = ({ userId, bookingIds }: Pick<Authors, 'userId' | 'bookingIds'>) =>
  sql<boolean>`(tour_reviews.user_id = ${userId}::uuid OR tour_reviews.booking_id = ANY(${bookingIds}::uuid[]))`

/** Takes pictures off the reviews; answers which were on them. */
export async function takePicturesOff(db: Database, authors: Authors): Promise<string[]> {
  const rows = await db
    .deleteFrom('review_pictures')
    .where(
      sql<boolean>`picture_name = ANY(${authors.pictureNames}::text[])
        OR review_id IN (SELECT id FROM tour_reviews WHERE ${isTheirs(authors)})`,
    )
    .returning('picture_name')
    .execute()
  return rows.map(({ picture_name }) => picture_name)
}

/**
 * The words stay and count, unsigned; our answer goes, which speaks to them by name, and what the office had hidden,
 * since nobody will read it. Answers which there were, and which of them are left.
 */
export async function unsignReviews(db: Database, authors: Authors): Promise<{ all: string[]; left: string[] }> {
  const gone = await db
    .deleteFrom('tour_reviews')
    .where(isTheirs(authors))
    .where('status', '=', 'hidden')
    .returning('id')
    .execute()
  const left = await db
    .updateTable('tour_reviews')
    .set({ author: unsigned, user_id: null, answer: null, answered_at: null, judged_reason: null })
    .where(isTheirs(authors))
    .returning('id')
    .execute()
  return { all: [...gone, ...left].map(({ id }) => id), left: left.map(({ id }) => id) }
}
