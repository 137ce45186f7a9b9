import type { Database } from '#server/platform/database.ts'

/** All of them: a review is of a day that came and went, and there was none. */
export async function takeReviewsAway(db: Database): Promise<Record<string, number>> {
  const { numDeletedRows } = await db.deleteFrom('tour_reviews').executeTakeFirstOrThrow()
  return { 'review|reviews': Number(numDeletedRows) }
}
