import { getCategoryDetail, getTourDetails, tourCategory } from '#contract/catalogue.ts'
import { offerDetail, runningOffers } from '#contract/offers.ts'
import { findTours as findToursCall } from '#contract/tour-search.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { findTours } from './find-tours.ts'
import { catalogueOfficeRoutes } from './office/catalogue-office.routes.ts'
import { readCatalogueFront, readCategory, readTour } from './read-catalogue.ts'
import { readOffer, readRunningOffers } from './read-offers.ts'
import { wishlistRoutes } from './wishlist.routes.ts'

export function catalogueRoutes(api: Api, ctx: Context) {
  serve(api, tourCategory, () => readCatalogueFront(ctx))
  serve(api, getCategoryDetail, ({ input }) => readCategory(ctx, input.slug))
  serve(api, getTourDetails, ({ input }) => readTour(ctx, input.slug))
  serve(api, findToursCall, ({ input }) => findTours(ctx, input))
  serve(api, runningOffers, () => readRunningOffers(ctx))
  serve(api, offerDetail, ({ input }) => readOffer(ctx, input.slug))
  wishlistRoutes(api, ctx)
  catalogueOfficeRoutes(api, ctx)
}
