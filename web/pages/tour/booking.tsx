import { useMemo } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { ApiError, type Call } from '#contract/call.ts'
import { loadTourDetails } from '#web/features/catalogue/catalogue-calls.ts'
import { loadBySlug } from '#web/features/catalogue/load-by-slug.ts'
import { clockAfter, hoursLong, vehicleNames } from '#web/features/catalogue/tour-words.ts'
import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx'
import type { CheckoutTour } from '#web/features/checkout/checkout-tour.ts'
import { callContext } from '#web/platform/load-context.ts'
import { contentMeta, routeMeta } from '#web/platform/page-meta.ts'
import { TourUnreached } from './tour-unreached.tsx'

type TravellingTour = Omit<CheckoutTour, 'length' | 'endOf' | 'thereFrom' | 'carNames'> & { duration: number }

interface BookingData {
  /** Null when it could not be asked for. */
  tour: TravellingTour | null
}

/** How long before the start the chauffeur is there, as the front page promises. */
const earlyMinutes = 10

const bookingPath = (slug: string) => `/tour/booking/${slug}`

/** Only what checkout shows travels with the page. */
async function askFor(call: Call, slug: string): Promise<BookingData> {
  const { title, cover, prices, startTimes, cancellationTiers, maxGuests, guideIncluded, pickUp, dropOff, duration } =
    await loadTourDetails(call, slug)
  const terms = { prices, startTimes, cancellationTiers, maxGuests, guideIncluded }
  return { tour: { slug, title, cover, ...terms, pickUp, dropOff, duration } }
}

export function loader({ context, params }: LoaderFunctionArgs): Promise<BookingData> {
  const call = context.get(callContext)
  return loadBySlug({
    slug: params.slug,
    pathOf: bookingPath,
    ask: (slug) => askFor(call, slug),
    leadTo: redirect,
  })
}

let hasFailed = false

/** An outage is an answer, which the page shows. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs): Promise<BookingData> {
  const { call } = await import('#web/platform/api.ts')
  const { leadElsewhere } = await import('#web/platform/lead-elsewhere.ts')
  try {
    const data = await loadBySlug({
      slug: params.slug,
      pathOf: (slug) => bookingPath(slug) + new URL(request.url).search,
      ask: (slug) => askFor(call, slug),
      leadTo: (path) => leadElsewhere(request, path),
    })
    hasFailed = false
    return data
  } catch (error) {
    if (!(error instanceof ApiError && error.isOutage)) throw error
    hasFailed = true
    return { tour: null }
  }
}

/** A step or a choice changes the address and nothing that was loaded; only what failed is asked for again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? hasFailed : defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const tour = loaderData?.tour
  if (!tour) return routeMeta(location.pathname)
  return contentMeta(
    `Book ${tour.title}`,
    `Day, party, travellers and pick-up for ${tour.title}, and the price of it all.`,
  )
}

export default function Booking() {
  const { tour } = useLoaderData<typeof loader>()
  return tour ? <BookingOf key={tour.slug} travelling={tour} /> : <TourUnreached />
}

function BookingOf({ travelling }: { travelling: TravellingTour }) {
  const tour = useMemo(() => inWords(travelling), [travelling])
  return <CheckoutPage tour={tour} />
}

const inWords = ({ duration, ...tour }: TravellingTour): CheckoutTour => ({
  ...tour,
  length: hoursLong(duration),
  endOf: (start, extraHalfHours = 0) => clockAfter(start, duration + 30 * extraHalfHours),
  thereFrom: (start) => clockAfter(start, 24 * 60 - earlyMinutes),
  carNames: vehicleNames,
})
