import { ApiError, type Call } from '#contract/call.ts'
import { quoteRide } from '#contract/rides.ts'
import { askAt } from '#web/rides/site/index.ts'
import type { Quoted, RideWanted } from '../ride-checkout.ts'
import { hearOf, type JourneyDependencies, letGo } from './journey-flow.ts'
import { isHolding, type JourneyRecord, journeyStanding } from './journey-record.ts'

/** The same ride at another time, with what it costs. */
export interface OtherTime {
  wanted: RideWanted
  quoted: Quoted
}

/** What there is when a hold has ended. */
export type Aftermath =
  /** Paid, in part or whole, or held after all, in another tab: the hold itself shows it. */
  | { is: 'known' }
  | { is: 'free'; quoted: Quoted }
  | { is: 'taken'; nearest: OtherTime[] }
  /** The time itself is no longer possible, and why. */
  | { is: 'closed'; why: string }

const mostShown = 3

/** Whether the car can be had again, and when else. */
export async function lookAgain(
  dependencies: JourneyDependencies,
  ended: JourneyRecord | null,
  wanted: RideWanted,
): Promise<Aftermath> {
  const known = ended && (await hearOf(dependencies, ended))
  if (known && (isHolding(known, dependencies.now()) || ['paid', 'part'].includes(journeyStanding(known))))
    return { is: 'known' }
  // Its end may not have been written down yet, and it must not stand in its own way.
  if (known) await letGo(dependencies, known)
  try {
    return { is: 'free', quoted: await dependencies.call(quoteRide, wanted) }
  } catch (error) {
    return afterRefusal(dependencies.call, error, wanted)
  }
}

/** What a refused time leads to; whatever is no answer about the time is not ours to read. */
export async function afterRefusal(call: Call, error: unknown, wanted: RideWanted): Promise<Aftermath> {
  if (!(error instanceof ApiError) || error.isOutage) throw error
  if (error.code === 'inventory.sold-out') return { is: 'taken', nearest: await priceTimes(call, error, wanted) }
  if (error.code === 'pricing.not-possible')
    return { is: 'closed', why: Object.values(error.fields)[0] ?? error.message }
  throw error
}

/** The same ride at other times; what can no longer be had is left out. */
async function priceTimes(call: Call, { nearest, nearestWay }: ApiError, wanted: RideWanted): Promise<OtherTime[]> {
  const times = nearest.slice(0, mostShown).map((slot) => askAt(wanted, slot, nearestWay))
  const quotes = await Promise.allSettled(times.map((time) => call(quoteRide, time)))
  return quotes.flatMap((quote, index) => {
    const time = times[index]
    return quote.status === 'fulfilled' && time ? [{ wanted: time, quoted: quote.value }] : []
  })
}
