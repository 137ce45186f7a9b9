import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { oneAtATime } from '../../checkout/one-at-a-time.ts'
import { detailsOf, isQuoteOfNow, type Quoted, type RideWanted, wantedKey } from '../ride-checkout.ts'
import { readRideCheckout, updateRide } from '../ride-checkout-state.ts'
import { type JourneyDependencies, type JourneyWanted, quoteBeside, takeHold } from './journey-flow.ts'
import { type AnsweredJourney, isAnswered, type JourneyRecord } from './journey-record.ts'
import { keepJourney, readJourney } from './journey-store.ts'

/** The quotes that a hold was asked for with: none of them makes another. */
const spent = new Set<string | undefined>()
const firstOf = (quoted: Quoted | null) => quoted?.quotes[0]?.id

export const dependencies: JourneyDependencies = {
  call,
  newKey,
  now: Date.now,
  keep: (record) => {
    if (record) spent.add(firstOf(record.quoted))
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
    quoted: isQuoteOfNow(checkout) && !spent.has(firstOf(checkout.quoted)) ? checkout.quoted : null,
  }
}

/** Whatever is done about the hold of a ride, one after the other. */
export const journeyInTurn = <T>(work: () => Promise<T>) => oneAtATime('ride-hold', work)

const underWay = new Map<string, Promise<AnsweredJourney | null>>()

/** The hold of what is wanted once its turn has come. Asked twice at once, it is asked for once. */
export function holdNow({ wanted, details }: JourneyWanted, through = dependencies): Promise<AnsweredJourney | null> {
  const name = JSON.stringify([wanted, details])
  const taking =
    underWay.get(name) ??
    journeyInTurn(async () => {
      const now = wantedNow()
      return now && takeHold(through, readJourney(), now)
    }).finally(() => underWay.delete(name))
  underWay.set(name, taking)
  return taking
}

/** A price for another ride, while something is held. */
export const quoteBesideHold = (wanted: RideWanted): Promise<Quoted> =>
  journeyInTurn(() => {
    const held = readJourney()
    return quoteBeside(dependencies, isAnswered(held) ? held : null, wanted)
  })
