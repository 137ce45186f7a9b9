import type { MetaFunction } from 'react-router'
import { RideCheckoutPage } from '#web/booking/site/ride-checkout/ride-checkout-page.tsx'
import { vehicleNames } from '#web/catalogue/site/cards/tour-words.ts'
import { routeMeta } from '#web/platform/page-meta.ts'

export const meta: MetaFunction = ({ location }) => routeMeta(location.pathname)

/** The server sends the same to everyone: which ride it is stands in the address, and what was typed in the visitor's tab. */
export default function Booking() {
  return <RideCheckoutPage carNames={vehicleNames} />
}
