import { ApiError } from '#contract/call.ts'
import { isSameFlight, landsElsewhere, mustAskWhere, mustClear } from '#contract/flight-rules.ts'
import type { FoundFlight } from '#contract/flights.ts'
import { isFlight } from '#web/rides/site/index.ts'
import type { OwnLanding } from '../ride-checkout.ts'
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
      const { landing, ownLanding } = readRideCheckout()
      if (ownLanding) {
        updateWanted({ from: ownLanding.from, fromAddress: undefined, time: ownLanding.time })
        updateRide({ landing: 'typed', filledBy: '' })
        return
      }
      const isOpen = landing === 'open' || mustClear(saidLanding())
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
  const ownLanding = ownBefore(found)
  updateRide({
    ownLanding,
    found,
    elsewhere: null,
    landing: 'flight',
    flightText: found.number,
    filledBy: found.number,
  })
  updateWanted({ flight: found.number, from: found.terminal, fromAddress: undefined, time: found.lands })
}

/**
 * What the guest had said and a flight changes at the same airport: nobody was asked about it, so that it is kept. Where it
 * is what the flight says, it may have come from the flight.
 */
function ownBefore(found: FoundFlight): OwnLanding | null {
  const { wanted, filledBy, landing, ownLanding, quoted } = readRideCheckout()
  if (landing === 'open' || !wanted?.from || landsElsewhere(found, wanted.from)) return null
  if (filledBy !== '') return ownLanding
  const { from, time } = wanted
  if (from === found.terminal && time === found.lands) return null
  const place = quoted?.quotes[0]?.leg.pickUp
  return { from, time, name: place?.slug === from ? place.name : '' }
}

/** What the guest says of the landing counts, whatever the flight says. */
export const keepOwnLanding = () =>
  updateRide(({ found, elsewhere }) => ({
    ...{ found: elsewhere ?? found, elsewhere: null, landing: 'typed', filledBy: '', ownLanding: null },
  }))
