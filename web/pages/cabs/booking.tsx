import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { RideCheckoutPage } from '#web/booking/site/ride-checkout/ride-checkout-page.tsx'
import { nothingSent } from '#web/booking/site/ride-checkout/ride-checkout-state.ts'
import { callContext } from '#web/platform/load-context.ts'
import { routeMeta } from '#web/platform/page-meta.ts'
import { type RideBookingData, readRide } from './load-ride.ts'

export const meta: MetaFunction = ({ location }) => routeMeta(location.pathname)

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<RideBookingData> =>
  readRide(context.get(callContext), new URL(request.url).searchParams)

/** The page that the server sent needs none of this, so it comes only with who comes from another page. */
export const clientLoader = (): Promise<RideBookingData> =>
  import('./load-ride.ts').then(
    ({ loadClasses }) => loadClasses(),
    () => ({ known: null, ride: nothingSent }),
  )

/** A step changes the address, and no name. */
export const shouldRevalidate = () => false

/** The server draws the ride that stands in the address; what was typed lives in the visitor's tab. */
export default function Booking() {
  return <RideCheckoutPage {...useLoaderData<typeof loader>()} />
}
