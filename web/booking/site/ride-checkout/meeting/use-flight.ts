import { useEffect, useState } from 'react'
import { findFlight } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { readRideCheckout } from '../ride-checkout-state.ts'
import { flightLookUp, type Looking } from './look-up-flight.ts'

export interface FlightLookUp {
  state: Looking
  /** Looks the number up that stands in the field. */
  look: () => Promise<void>
}

/** When a flight lands and where, asked once the number is left. Where nobody knows it, the guest types it. */
export function useFlight(): FlightLookUp {
  const [state, setState] = useState<Looking>('idle')
  const [look] = useState(() => flightLookUp((number) => call(findFlight, { number }), setState))

  // Who brings a number along from the search finds it looked up.
  useEffect(() => {
    const { flightText, found, landing } = readRideCheckout()
    if (flightText && !found && landing === 'flight') look()
  }, [look])
  return { state, look }
}
