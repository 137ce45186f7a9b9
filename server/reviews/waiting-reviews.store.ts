import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface WaitingReview {
  id: string
  stars: number
  author: string
  tour: string
  text: string
  at: Date
}

/** What waits to be released, the lowest stars first. */
export async function findWaiting(db: Database, most: number): Promise<WaitingReview[]> {
  return db
    .selectFrom('tour_reviews')
    .innerJoin('tours', 'tours.id', 'tour_reviews.tour_id')
    .select(['tour_reviews.id', 'author', 'tours.title as tour', 'text', 'tour_reviews.created_at as at'])
    .select(sql<number>`stars::float8`.as('stars'))
    .where('tour_reviews.status', '=', 'waiting')
    .orderBy('stars')
    .orderBy('tour_reviews.created_at')
    .limit(most)
    .execute()
}

export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('tour_reviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}
