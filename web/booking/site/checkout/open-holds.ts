import { readJourney } from '../ride-checkout/hold/journey-store.ts'
import { knownHolds } from '../tour-checkout/hold/hold-store.ts'
import { isOver } from './hold-timing.ts'

/** A hold of this tab that still runs, and the checkout that it is paid in. */
export interface OpenHold {
  title: string
  address: string
}

/** A way there and back is one hold, and opens once. */
export function openHolds(deviceNowMs: number): OpenHold[] {
  const ofTours = knownHolds().map(({ wish, answer, aheadMs }) => ({
    address: `/tour/booking/${wish.tour}?step=review`,
    booking: answer?.booking,
    aheadMs,
  }))
  const ride = readJourney()
  const ofRide = ride
    ? [{ address: '/cabs/booking?step=review', booking: ride.held?.[0]?.booking, aheadMs: ride.aheadMs }]
    : []
  return [...ofTours, ...ofRide].flatMap(({ address, booking, aheadMs }) =>
    booking?.state === 'on_hold' &&
    booking.heldUntil &&
    !isOver({ heldFrom: booking.heldUntil, heldUntil: booking.heldUntil, aheadMs }, deviceNowMs)
      ? [{ title: booking.service.title, address }]
      : [],
  )
}
