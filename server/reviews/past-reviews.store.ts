import type { Database } from '#server/platform/database.ts'
import type { ReviewStatus } from './judged-reviews.store.ts'
import { columnsOf, type NewReview } from './own-reviews.store.ts'

/** A review that the office has seen already, or is yet to see. */
export interface PastReview extends NewReview {
  id: string
  status: ReviewStatus
  answer: string | null
  judgedReason: string | null
  judgedAt: Date | null
}

/** Many in one statement; what is there stays. */
export async function addPastReviews(db: Database, reviews: readonly PastReview[]): Promise<void> {
  if (reviews.length === 0) return
  await db
    .insertInto('tour_reviews')
    .values(
      reviews.map((review) => ({
        ...columnsOf(review),
        id: review.id,
        status: review.status,
        answer: review.answer,
        answered_at: review.answer ? review.judgedAt : null,
        judged_ground: review.status === 'hidden' ? 'advertising' : null,
        judged_reason: review.judgedReason,
        judged_at: review.judgedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function hasReview(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('tour_reviews').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
