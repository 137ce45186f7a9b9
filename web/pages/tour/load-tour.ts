import type { ClientLoaderFunctionArgs } from 'react-router'
import { ApiError, type Call } from '#contract/call.ts'
import type { TourDetail } from '#contract/catalogue.ts'
import { type ReviewsOfTour, reviewsOfTour } from '#contract/reviews.ts'
import { loadBySlug } from '#web/catalogue/site/cards/load-by-slug.ts'
import { loadTourIntoStore } from '#web/catalogue/site/cards/load-into-store.ts'
import { fetchTourDetails, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { call } from '#web/platform/api.ts'
import { redirectTo } from '#web/platform/redirect-to.ts'
import { readSite } from '#web/platform/site.ts'
import type { TourOnPage } from './tour-in-words.ts'
import { tourBody } from './tour-page.tsx'

export interface TourData {
  /** Null when it could not be asked for. */
  tour: TourOnPage | null
  reviews: ReviewsOfTour | null
}

export const tourPath = (slug: string) => `/tour/detail/${slug}`

/** Without an answer the page does without its reviews for now. */
export const readReviews = (ask: Call, slug: string) => ask(reviewsOfTour, { slug }).catch(() => null)

/** Only what the page shows travels with it. */
export function shownOf(tour: TourDetail & { images?: string[] }, reviews: ReviewsOfTour | null): TourData {
  const { image: _, images: __, ...shown } = tour
  return { tour: shown, reviews }
}

/** The tour for who comes from another page of ours; an outage is an answer, which the page shows. */
export async function loadTour({ params, request }: ClientLoaderFunctionArgs): Promise<TourData> {
  const lookUp = (slug: string) =>
    loadTourIntoStore(slug, (asked) => orThrow((tell) => fetchTourDetails(call, asked, tell)), readSite().imageBaseUrl)
  try {
    return await loadBySlug({
      slug: params.slug,
      pathOf: (slug) => tourPath(slug) + new URL(request.url).search,
      ask: async (slug) => {
        const [tour, reviews] = await Promise.all([lookUp(slug), readReviews(call, slug), tourBody.load()])
        return shownOf(tour, reviews)
      },
      slugOf: ({ tour }) => tour?.slug,
      leadTo: (path) => redirectTo(request, path),
    })
  } catch (error) {
    if (isOutage(error)) return { tour: null, reviews: null }
    throw error
  }
}

/** No answer, or no code: the browser says the latter with a TypeError. */
const isOutage = (error: unknown) => (error instanceof ApiError ? error.isOutage : error instanceof TypeError)
