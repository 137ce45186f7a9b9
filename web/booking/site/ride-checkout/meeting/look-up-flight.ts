import { ApiError } from '#contract/call.ts'
import { isSameFlight, mustAskWhere, mustClear } from '#contract/flight-rules.ts'
import type { FoundFlight } from '#contract/rides.ts'
import { isFlight } from '#web/rides/site/index.ts'
import { readRideCheckout, updateRide, updateWanted } from '../ride-checkout-state.ts'

export type Looking = 'idle' | 'asking' | 'unknown' | 'failed'

/**
 * When the flight in the field lands and where. Where that is another airport than the guest's, it is asked first; where
 * nobody knows it, the guest types it, and what an earlier flight filled in does not count any more.
 */
export function flightLookUp(ask: (number: string) => Promise<FoundFlight>, tell: (state: Looking) => void) {
  let question = 0
  return async (): Promise<void> => {
    const { flightText, found, elsewhere } = readRideCheckout()
    const number = flightText.trim()
    const known = found ?? elsewhere
    if (number !== '' && known && isSameFlight(known.number, number)) return
    question += 1
    const mine = question
    updateRide({ found: null, elsewhere: null })
    if (!isFlight(number)) {
      tell('idle')
      updateWanted({ flight: '' })
      return
    }
    tell('asking')
    try {
      const answer = await ask(number)
      if (mine !== question) return
      if (mustAskWhere(answer, saidLanding())) {
        updateRide({ elsewhere: answer, flightText: answer.number })
        updateWanted({ flight: answer.number })
      } else takeFlight(answer)
      tell('idle')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mine !== question) return
      updateWanted({ flight: number })
      tell(error.isOutage ? 'failed' : 'unknown')
      if (error.isOutage) return
      const isOpen = readRideCheckout().landing === 'open' || mustClear(saidLanding())
      updateRide({ landing: isOpen ? 'open' : 'typed', filledBy: '' })
    }
  }
}

/** Once nobody says where it lands any more, no airport was chosen. */
function saidLanding() {
  const { wanted, filledBy, landing } = readRideCheckout()
  return { terminal: landing === 'open' ? '' : (wanted?.from ?? wanted?.fromAddress ?? ''), filledBy }
}

/** The ride begins where and when it lands. */
export function takeFlight(found: FoundFlight) {
  updateRide({ found, elsewhere: null, landing: 'flight', flightText: found.number, filledBy: found.number })
  updateWanted({ flight: found.number, from: found.terminal, fromAddress: undefined, time: found.lands })
}

/** What the guest says of the landing counts, whatever the flight says. */
export const keepOwnLanding = () =>
  updateRide(({ found, elsewhere }) => ({ found: elsewhere ?? found, elsewhere: null, landing: 'typed', filledBy: '' }))
