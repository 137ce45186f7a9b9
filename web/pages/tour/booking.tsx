import { useMemo } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { minutesEarly } from '#contract/meeting-times.ts'
import { clockAfter } from '#core/days.ts'
import { CheckoutPage } from '#web/booking/site/tour-checkout/checkout-page.tsx'
import type { CheckoutTour } from '#web/booking/site/tour-checkout/checkout-tour.ts'
import { loadBySlug } from '#web/catalogue/site/cards/load-by-slug.ts'
import { hoursLong } from '#web/catalogue/site/cards/tour-words.ts'
import { callContext } from '#web/platform/load-context.ts'
import { contentMeta, routeMeta } from '#web/platform/page-meta.ts'
import { type BookingData, bookingPath, readBookedTour, type TravellingTour } from './load-booking.ts'
import { TourUnreached } from './tour-unreached.tsx'

export function loader({ context, params, request }: LoaderFunctionArgs): Promise<BookingData> {
  const call = context.get(callContext)
  return loadBySlug({
    slug: params.slug,
    pathOf: (slug) => bookingPath(slug) + new URL(request.url).search,
    ask: (slug) => readBookedTour(call, slug),
    slugOf: ({ tour }) => tour?.slug,
    leadTo: redirect,
  })
}

let hasFailed = false

/** The page that the server sent needs none of this, so it comes only with who comes from another page. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<BookingData> {
  const loading = await import('./load-booking.ts').catch(() => null)
  const data = loading ? await loading.loadBooking(args) : { tour: null }
  hasFailed = data.tour === null
  return data
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
  thereFrom: (start) => clockAfter(start, -minutesEarly),
})
