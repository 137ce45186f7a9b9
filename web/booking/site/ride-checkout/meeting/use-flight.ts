import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { FoundFlight } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { isFlight } from '#web/rides/site/index.ts'
import { flightCall } from '../ride-calls.ts'
import { readRideCheckout, updateRide, updateWanted } from '../ride-checkout-state.ts'

export type Looking = 'idle' | 'asking' | 'unknown' | 'failed'

export interface FlightLookUp {
  state: Looking
  /** Looks the number up that stands in the field; says whether its landing is known by then. */
  look: () => Promise<boolean>
}

const plain = (number: string) => number.toUpperCase().replace(/\s/g, '')
export const isSameFlight = (one: string, other: string) => plain(one) === plain(other)

/** When a flight lands and where, asked once the number is left. Where nobody knows it, the guest types it. */
export function useFlight(): FlightLookUp {
  const [state, setState] = useState<Looking>('idle')
  const question = useRef(0)

  const look = useCallback(async (): Promise<boolean> => {
    const { flightText, found, landing } = readRideCheckout()
    const number = flightText.trim()
    if (number !== '' && found && isSameFlight(found.number, number)) return true
    question.current += 1
    const mine = question.current
    updateRide({ found: null })
    if (!isFlight(number)) {
      setState('idle')
      updateWanted({ flight: '' })
      return number === '' && landing === 'typed'
    }
    setState('asking')
    try {
      const answer = await call(flightCall, { number })
      if (mine !== question.current) return false
      take(answer)
      setState('idle')
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mine !== question.current) return false
      updateWanted({ flight: number })
      setState(error.isOutage ? 'failed' : 'unknown')
      if (!error.isOutage) updateRide({ landing: 'typed' })
      return !error.isOutage || landing === 'typed'
    }
  }, [])

  // Who brings a number along from the search finds it looked up.
  useEffect(() => {
    const { flightText, found, landing } = readRideCheckout()
    if (flightText && !found && landing === 'flight') look()
  }, [look])
  return { state, look }
}

/** The ride begins where and when it lands. */
function take(found: FoundFlight) {
  updateRide({ found, landing: 'flight', flightText: found.number })
  updateWanted({ flight: found.number, from: found.terminal, fromAddress: undefined, time: found.lands })
}

/** Back to what the flight says, after something else was typed. */
export function takeFoundAgain() {
  const { found } = readRideCheckout()
  if (found) take(found)
  else updateRide({ landing: 'flight' })
}
