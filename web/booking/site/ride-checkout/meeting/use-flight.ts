import { useEffect, useState } from 'react'
import { findFlight } from '#contract/flights.ts'
import { call } from '#web/platform/api.ts'
import type { RideCheckout } from '../ride-checkout.ts'
import { readRideCheckout, useRidePart } from '../ride-checkout-state.ts'
import { flightLookUp, type Looking } from './look-up-flight.ts'

export interface FlightLookUp {
  state: Looking
  /** Looks the number up that stands in the field. */
  look: () => Promise<void>
}

/** When a flight lands and where, asked once the number is left. Where nobody knows it, the guest types it. */
export function useFlight(): FlightLookUp {
  const [state, setState] = useState<Looking>(useRidePart(mustLook) ? 'asking' : 'idle')
  const [look] = useState(() => flightLookUp((number) => call(findFlight, { number }), setState))

  // Who brings a number along from the search finds it looked up.
  useEffect(() => {
    setState('idle')
    if (mustLook(readRideCheckout())) look()
  }, [look])
  return { state, look }
}

const mustLook = ({ flightText, found, landing }: RideCheckout) => flightText !== '' && !found && landing === 'flight'
