import { extendHold, holdBooking, readBooking } from '#contract/booking.ts'
import { cancelBooking, changeDetails } from '#contract/booking-changes.ts'
import { ApiError, type Call } from '#contract/call.ts'
import { makeQuote, type Quote } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { standingOf } from '#web/payments/site/index.ts'
import { isRefusal, isSoldOut, isStale } from '../../checkout/hold-refusals.ts'
import { aheadOf } from '../../checkout/hold-timing.ts'
import {
  type AnsweredHold,
  type HoldDetails,
  type HoldRecord,
  isAnswered,
  isGone,
  isHoldOf,
  knowsDetails,
  whichOf,
  withBooking,
} from './hold-record.ts'

/** What a hold needs of the dependencies; a test brings its own. */
export interface HoldDependencies {
  call: Call
  newKey: () => string
  now: () => number
  keep: (record: HoldRecord | null) => void
}

export interface Wanted {
  wish: Wish
  details: HoldDetails
  /** Of this wish and still kept, where there is one. */
  quote: Quote | null
}

/**
 * The hold of what is wanted: the one that there is, as the server knows it now, or a new one in its place. It may have
 * ended or been paid for meanwhile; what that means is for who asked.
 */
export async function takeHold(
  dependencies: HoldDependencies,
  before: HoldRecord | null,
  wanted: Wanted,
): Promise<AnsweredHold> {
  const known = before && (await hearOf(dependencies, before))
  if (known && isHoldOf(known, wanted)) {
    if (standingOf(known.answer.booking) === 'paid') return known
    if (known.answer.booking.state === 'on_hold') return tellDetails(dependencies, known, wanted.details)
    if (isGone(known)) return known
  }
  return holdAnew(dependencies, known, wanted)
}

/** What became of a hold: the answer that was lost is asked for again under its name. Null: nothing came of it. */
export async function hearOf(dependencies: HoldDependencies, record: HoldRecord): Promise<AnsweredHold | null> {
  try {
    if (!isAnswered(record)) return await ask(dependencies, record)
    const heard = withBooking(record, await dependencies.call(readBooking, whichOf(record)))
    dependencies.keep(heard)
    return heard
  } catch (error) {
    if (!isRefusal(error)) throw error
    dependencies.keep(null)
    return null
  }
}

/** Sends a hold that was written down. */
async function ask(dependencies: HoldDependencies, record: HoldRecord): Promise<AnsweredHold> {
  const { details, quote, key, sentAt } = record
  const triedAt = dependencies.now()
  const answer = await dependencies.call(holdBooking, { quoteId: quote.id, ...details }, { idempotencyKey: key })
  const madeAt = answer.booking.moves[0]?.at
  const held = { ...record, answer, aheadMs: madeAt ? aheadOf([sentAt, triedAt], madeAt) : 0 }
  dependencies.keep(held)
  return held
}

/** Lets the old one go, if there is one, and holds what is wanted. */
export async function holdAnew(
  dependencies: HoldDependencies,
  old: AnsweredHold | null,
  wanted: Wanted,
): Promise<AnsweredHold> {
  const hasQuote = wanted.quote !== null && wanted.quote.id !== old?.quote.id
  const quote = hasQuote && wanted.quote ? wanted.quote : await quoteBeside(dependencies, old, wanted.wish)
  if (old) await letGo(dependencies, old)
  try {
    return await begin(dependencies, quote, wanted)
  } catch (error) {
    if (!isStale(error)) throw error
    return begin(dependencies, await dependencies.call(makeQuote, wanted.wish), wanted)
  }
}

/** Written down before it is sent: an answer that never arrives can then be asked for again. */
async function begin(dependencies: HoldDependencies, quote: Quote, { wish, details }: Wanted): Promise<AnsweredHold> {
  const record = {
    wish,
    quote,
    details,
    key: dependencies.newKey(),
    sentAt: dependencies.now(),
    aheadMs: 0,
    answer: null,
  }
  dependencies.keep(record)
  try {
    return await ask(dependencies, record)
  } catch (error) {
    if (isRefusal(error)) dependencies.keep(null)
    throw error
  }
}

/** A price for another wish. If our own hold stands in its way, it is let go first. */
export async function quoteBeside(
  dependencies: HoldDependencies,
  old: AnsweredHold | null,
  wish: Wish,
): Promise<Quote> {
  try {
    return await dependencies.call(makeQuote, wish)
  } catch (error) {
    if (!isSoldOut(error) || !old || !(await letGo(dependencies, old))) throw error
    return dependencies.call(makeQuote, wish)
  }
}

/** Whether it is paid for, or its payment under way. */
export const isBeingPaid = ({ answer: { booking } }: AnsweredHold) =>
  standingOf(booking) === 'paid' || booking.payments.some(({ state }) => state !== 'declined' && state !== 'abandoned')

/** Gives car and crew back before the time; says whether it did. Never while a payment is under way. */
export async function letGo(dependencies: HoldDependencies, old: AnsweredHold): Promise<boolean> {
  if (old.answer.booking.state !== 'on_hold' || isBeingPaid(old)) return false
  const input = { ...whichOf(old), refundYen: 0, reason: 'The guest chose anew' }
  try {
    await dependencies.call(cancelBooking, input, { idempotencyKey: dependencies.newKey() })
    return true
  } catch (error) {
    // It ends by itself within the quarter of an hour.
    if (error instanceof ApiError) return false
    throw error
  }
}

async function tellDetails(
  dependencies: HoldDependencies,
  held: AnsweredHold,
  details: HoldDetails,
): Promise<AnsweredHold> {
  if (knowsDetails(held, details)) return held
  const { leadName: _, email: __, ...changed } = details
  const booking = await dependencies.call(changeDetails, { ...whichOf(held), ...changed })
  const told = { ...withBooking(held, booking), details }
  dependencies.keep(told)
  return told
}

/** A quarter of an hour more, once. If that was done already, in another tab perhaps, the hold says so itself. */
export async function extend(dependencies: HoldDependencies, held: AnsweredHold): Promise<AnsweredHold> {
  const booking = await dependencies.call(extendHold, whichOf(held)).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'booking.hold-extended')
      return dependencies.call(readBooking, whichOf(held))
    throw error
  })
  const longer = withBooking(held, booking)
  dependencies.keep(longer)
  return longer
}
