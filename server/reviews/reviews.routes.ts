import { reviewsOfTour } from '#contract/reviews.ts'
import { tourIdOf } from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { findReviews } from './reviews.store.ts'

export function reviewsRoutes(api: Api, ctx: Context) {
  serve(api, reviewsOfTour, async ({ input }) => {
    const tourId = await tourIdOf(ctx.db, input.slug)
    if (!tourId) throw new AppError('catalogue.unknown-tour')
    return findReviews(ctx.db, tourId)
  })
}
