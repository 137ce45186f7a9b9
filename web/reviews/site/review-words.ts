import type { OwnReview } from '#contract/reviews.ts'

/** What became of a review, as its author reads it. */
export const statusWords: Record<OwnReview['status'], string> = {
  waiting: 'Your review: waiting for the office',
  released: 'Your review: released',
  hidden: 'Your review: not shown',
}
