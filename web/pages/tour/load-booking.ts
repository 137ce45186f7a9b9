import type { ClientLoaderFunctionArgs } from 'react-router'
import { ApiError, type Call } from '#contract/call.ts'
import { offeredExtras } from '#contract/pricing.ts'
import type { CheckoutTour } from '#web/booking/site/tour-checkout/checkout-tour.ts'
import { loadBySlug } from '#web/catalogue/site/cards/load-by-slug.ts'
import { fetchTourDetails, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { call } from '#web/platform/api.ts'
import { redirectTo } from '#web/platform/redirect-to.ts'

/** The tour as it travels; its words are made where it is shown. */
export type TravellingTour = Omit<CheckoutTour, 'length' | 'endOf' | 'thereFrom'> & { duration: number }

export interface BookingData {
  /** Null when it could not be asked for. */
  tour: TravellingTour | null
}

export const bookingPath = (slug: string) => `/tour/booking/${slug}`

/** Only what checkout shows travels with the page. */
export async function readBookedTour(ask: Call, slug: string): Promise<BookingData> {
  const [found, extras] = await Promise.all([
    orThrow((tell) => fetchTourDetails(ask, slug, tell)),
    // The page asks again for what is missing here.
    ask(offeredExtras).then(
      (answer) => answer.extras,
      () => null,
    ),
  ])
  const { title, cover, prices, startTimes, cancellationTiers, maxGuests, guideIncluded, pickUp, dropOff, duration } =
    found
  const { withChildren, itineraries } = found
  const stops = itineraries.map(({ name, arrivalMinutes, stayMinutes }) => ({ name, arrivalMinutes, stayMinutes }))
  const terms = { prices, startTimes, cancellationTiers, maxGuests, guideIncluded }
  return { tour: { slug: found.slug, title, cover, ...terms, pickUp, dropOff, stops, duration, withChildren, extras } }
}

/** The tour for who comes from another page of ours; an outage is an answer, which the page shows. */
export async function loadBooking({ params, request }: ClientLoaderFunctionArgs): Promise<BookingData> {
  try {
    return await loadBySlug({
      slug: params.slug,
      pathOf: (slug) => bookingPath(slug) + new URL(request.url).search,
      ask: (slug) => readBookedTour(call, slug),
      slugOf: ({ tour }) => tour?.slug,
      leadTo: (path) => redirectTo(request, path),
    })
  } catch (error) {
    if (error instanceof ApiError && error.isOutage) return { tour: null }
    throw error
  }
}
