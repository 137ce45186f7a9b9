import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { loadBySlug } from '#web/catalogue/site/cards/load-by-slug.ts'
import { fetchTourDetails, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { callContext } from '#web/platform/load-context.ts'
import { contentMeta, routeMeta } from '#web/platform/page-meta.ts'
import { readReviews, shownOf, type TourData, tourPath } from './load-tour.ts'
import { TourPage } from './tour-page.tsx'
import { TourUnreached } from './tour-unreached.tsx'

export function loader({ context, params, request }: LoaderFunctionArgs): Promise<TourData> {
  const call = context.get(callContext)
  return loadBySlug({
    slug: params.slug,
    pathOf: (slug) => tourPath(slug) + new URL(request.url).search,
    ask: async (slug) =>
      shownOf(...(await Promise.all([orThrow((tell) => fetchTourDetails(call, slug, tell)), readReviews(call, slug)]))),
    slugOf: ({ tour }) => tour?.slug,
    leadTo: redirect,
  })
}

let hasFailed = false

/** The page that the server sent needs none of this, so it comes only with the first tour that is opened from another. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<TourData> {
  const loading = await import('./load-tour.ts').catch(() => null)
  const data = loading ? await loading.loadTour(args) : { tour: null, reviews: null }
  hasFailed = data.tour === null
  return data
}

/** A choice or an open sheet changes the address and nothing that was loaded; only what failed is asked for again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? hasFailed : defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const tour = loaderData?.tour
  if (tour) return contentMeta(tour.title, tour.summary)
  return routeMeta(location.pathname)
}

export default function Detail() {
  const { tour, reviews } = useLoaderData<typeof loader>()
  return tour ? <TourPage key={tour.slug} tour={tour} reviews={reviews} /> : <TourUnreached />
}
