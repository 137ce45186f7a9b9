import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { detailsOf, isQuoteOfNow, type Quoted, type RideWanted, wantedKey } from '../ride-checkout.ts'
import { readRideCheckout, updateRide } from '../ride-checkout-state.ts'
import { type JourneyWanted, type JourneyWorld, quoteBeside, takeHold } from './journey-flow.ts'
import { type AnsweredJourney, isAnswered, type JourneyRecord } from './journey-record.ts'
import { keepJourney, readJourney } from './journey-store.ts'

export const world: JourneyWorld = {
  call,
  newKey,
  now: Date.now,
  keep: (record) => {
    keepJourney(record)
    updateRide(priceOf(record))
  },
}

/** The price of what is held is the price that is shown. */
function priceOf(record: JourneyRecord | null) {
  const key = record && wantedKey(record)
  return record && key === wantedKey(readRideCheckout()) ? { quoted: record.quoted, quotedFor: key } : {}
}

/** What this checkout wants to have held; null while something is missing. */
export function wantedNow(): JourneyWanted | null {
  const checkout = readRideCheckout()
  if (!checkout.wanted) return null
  return {
    wanted: checkout.wanted,
    details: detailsOf(checkout),
    quoted: isQuoteOfNow(checkout) ? checkout.quoted : null,
  }
}

const underWay = new Map<string, Promise<AnsweredJourney>>()

/** The hold of what is wanted now. Asked twice at once, it is asked for once. */
export function holdNow(now: JourneyWanted): Promise<AnsweredJourney> {
  const name = JSON.stringify([now.wanted, now.details])
  const taking = underWay.get(name) ?? takeHold(world, readJourney(), now).finally(() => underWay.delete(name))
  underWay.set(name, taking)
  return taking
}

/** A price for another ride, while something is held. */
export function quoteBesideHold(wanted: RideWanted): Promise<Quoted> {
  const held = readJourney()
  return quoteBeside(world, isAnswered(held) ? held : null, wanted)
}
