import type { ReadInputOf } from '#contract/endpoint.ts'
import type { judgeReview as judgeCall } from '#contract/reviews.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type JudgedReview, saveJudgement } from './judged-reviews.store.ts'

/** Releases a review, or hides it with a reason; pages that show reviews, or do not yet, are made anew everywhere. */
export async function judgeReview(
  { db, clock }: Context,
  { id, status, reason }: ReadInputOf<typeof judgeCall>,
): Promise<JudgedReview> {
  if (status === 'hidden' && !reason)
    throw new AppError('reviews.reason-needed', { fields: { reason: 'Say why it is hidden.' } })
  return db.transaction().execute(async (transaction) => {
    const review = await saveJudgement(transaction, { id, status, reason: reason || null, at: clock.now() })
    if (!review) throw new AppError('reviews.unknown')
    await announceWith(transaction, 'pages')
    return review
  })
}
