import * as calls from '#contract/reviews.ts'
import * as office from '#contract/reviews-office.ts'
import { tourIdOf } from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { answerReview, judgeReview, releaseReviews } from './judge-review.ts'
import { findToJudge, sumUpReviews } from './judged-reviews.store.ts'
import { findReviewsOfOwner } from './own-reviews.store.ts'
import { addPicture, readReviewOf, writeReviewOf } from './review-booking.ts'
import { findReviews } from './reviews.store.ts'
import { reviewsOfPerson } from './reviews-of-person.ts'

export function reviewsRoutes(api: Api, ctx: Context) {
  serve(api, calls.reviewsOfTour, async ({ input }) => {
    const tourId = await tourIdOf(ctx.db, input.slug)
    if (!tourId) throw new AppError('catalogue.unknown-tour')
    return findReviews(ctx.db, tourId)
  })
  serve(api, calls.reviewOfBooking, ({ input, caller }) => readReviewOf(ctx, input, caller))
  serve(api, calls.addReviewPicture, ({ input, caller, file }) => addPicture(ctx, input, caller, file))
  serve(api, calls.writeReview, ({ input: { reference, token, ...written }, caller }) =>
    writeReviewOf(ctx, { reference, token }, caller, written),
  )
  serve(api, calls.ownReviews, async ({ caller }) => ({ reviews: await findReviewsOfOwner(ctx.db, caller.userId) }))
  serve(api, office.reviewsToJudge, async ({ input }) => ({
    ...(await findToJudge(ctx.db, input)),
    ...(await sumUpReviews(ctx.db, ctx.clock.now())),
  }))
  serve(api, office.reviewsOfPerson, ({ input }) => reviewsOfPerson(ctx, input.id))
  serve(api, office.judgeReview, ({ input, caller }) => judgeReview(ctx, caller.userId, input))
  serve(api, office.releaseReviews, ({ input, caller }) => releaseReviews(ctx, caller.userId, input))
  serve(api, office.answerReview, ({ input, caller }) => answerReview(ctx, caller.userId, input))
}
