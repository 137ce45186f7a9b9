import { extendHold, readBooking } from '#contract/booking.ts'
import { cancelBooking, changeDetails } from '#contract/booking-changes.ts'
import { ApiError, type Call } from '#contract/call.ts'
import { holdOrder } from '#contract/orders.ts'
import { quoteRide } from '#contract/rides.ts'
import { isRefusal, isSoldOut, isStale } from '../../checkout/hold-refusals.ts'
import { aheadOf } from '../../checkout/hold-timing.ts'
import { clockOf } from '../../manage/booking-words.ts'
import { orderOf, type Quoted, type RideDetails, type RideWanted } from '../ride-checkout.ts'
import {
  type AnsweredJourney,
  type HeldWay,
  isAnswered,
  isHoldOf,
  type JourneyRecord,
  journeyStanding,
  knowsDetails,
  unpaidOf,
  whichOf,
  withBookings,
} from './journey-record.ts'

/** What a hold needs of the dependencies; a test brings its own. */
export interface JourneyDependencies {
  call: Call
  newKey: () => string
  now: () => number
  keep: (record: JourneyRecord | null) => void
}

export interface JourneyWanted {
  wanted: RideWanted
  details: RideDetails
  /** Of this ride and still kept, where there is one. */
  quoted: Quoted | null
}

/**
 * The hold of what is wanted: the one that there is, as the server knows it now, or a new one in its place. It may have
 * ended or been paid for meanwhile; what that means is for who asked.
 */
export async function takeHold(
  dependencies: JourneyDependencies,
  before: JourneyRecord | null,
  now: JourneyWanted,
): Promise<AnsweredJourney> {
  const known = before && (await hearOf(dependencies, before))
  if (known && isHoldOf(known, now)) {
    const standing = journeyStanding(known)
    if (standing === 'held') return tellDetails(dependencies, known, now.details)
    const isCancelled = known.held.some(({ booking }) => booking.state === 'cancelled' || booking.state === 'rejected')
    if (standing !== 'over' || !isCancelled) return known
  }
  return holdAnew(dependencies, known, now)
}

/** What became of a hold: the answer that was lost is asked for again under its name. Null: nothing came of it. */
export async function hearOf(
  dependencies: JourneyDependencies,
  record: JourneyRecord,
): Promise<AnsweredJourney | null> {
  try {
    if (!isAnswered(record)) return await ask(dependencies, record)
    const bookings = await Promise.all(record.held.map((way) => dependencies.call(readBooking, whichOf(way))))
    const heard = withBookings(record, bookings)
    dependencies.keep(heard)
    return heard
  } catch (error) {
    if (!isRefusal(error)) throw error
    dependencies.keep(null)
    return null
  }
}

/** Sends a hold that was written down. */
async function ask(dependencies: JourneyDependencies, record: JourneyRecord): Promise<AnsweredJourney> {
  const { details, quoted, key, sentAt } = record
  const triedAt = dependencies.now()
  const order = orderOf(
    quoted.quotes.map(({ id }) => id),
    details,
  )
  const { held } = await dependencies.call(holdOrder, order, { idempotencyKey: key })
  const madeAt = held[0]?.booking.moves[0]?.at
  const answered = { ...record, held, aheadMs: madeAt ? aheadOf([sentAt, triedAt], madeAt) : 0 }
  dependencies.keep(answered)
  return answered
}

/** Lets the old one go, if there is one, and holds what is wanted. */
export async function holdAnew(
  dependencies: JourneyDependencies,
  old: AnsweredJourney | null,
  now: JourneyWanted,
): Promise<AnsweredJourney> {
  const isUsed = now.quoted?.quotes[0]?.id === old?.quoted.quotes[0]?.id
  const quoted = now.quoted && !isUsed ? now.quoted : await quoteBeside(dependencies, old, now.wanted)
  if (old) await letGo(dependencies, old)
  try {
    return await begin(dependencies, quoted, now)
  } catch (error) {
    if (!isStale(error)) throw error
    return begin(dependencies, await dependencies.call(quoteRide, now.wanted), now)
  }
}

/** Written down before it is sent: an answer that never arrives can then be asked for again. */
async function begin(dependencies: JourneyDependencies, quoted: Quoted, { wanted, details }: JourneyWanted) {
  const record = {
    wanted,
    quoted,
    details,
    key: dependencies.newKey(),
    sentAt: dependencies.now(),
    aheadMs: 0,
    held: null,
  }
  dependencies.keep(record)
  try {
    return await ask(dependencies, record)
  } catch (error) {
    if (isRefusal(error)) dependencies.keep(null)
    throw error
  }
}

/** A price for another ride. If our own hold stands in its way, it is let go first. */
export async function quoteBeside(
  dependencies: JourneyDependencies,
  old: AnsweredJourney | null,
  wanted: RideWanted,
): Promise<Quoted> {
  try {
    return await dependencies.call(quoteRide, wanted)
  } catch (error) {
    if (!isSoldOut(error) || !old || !(await letGo(dependencies, old))) throw error
    return dependencies.call(quoteRide, wanted)
  }
}

/** Gives cars and chauffeurs back before the time; says whether it did. Never while a payment is under way. */
export async function letGo(dependencies: JourneyDependencies, old: AnsweredJourney): Promise<boolean> {
  const unpaid = unpaidOf(old)
  if (unpaid.length < old.held.length || unpaid.some(isPaying)) return false
  const gone = await Promise.all(unpaid.map((way) => cancel(dependencies, way)))
  return gone.every(Boolean)
}

/** Whether a payment of it is under way. */
export const isPaying = ({ booking }: HeldWay) =>
  booking.payments.some(({ state }) => state !== 'declined' && state !== 'abandoned')

async function cancel(dependencies: JourneyDependencies, way: HeldWay): Promise<boolean> {
  const input = { ...whichOf(way), refundYen: 0, reason: 'The guest chose anew' }
  try {
    await dependencies.call(cancelBooking, input, { idempotencyKey: dependencies.newKey() })
    return true
  } catch (error) {
    // It ends by itself within the quarter of an hour.
    if (error instanceof ApiError) return false
    throw error
  }
}

async function tellDetails(dependencies: JourneyDependencies, held: AnsweredJourney, details: RideDetails) {
  if (knowsDetails(held, details)) return held
  const { leadName: _, email: __, flight, ...changed } = details
  const bookings = await Promise.all(
    // The flight is that of the way there, and lands when this way is held for: another hour is another hold.
    held.held.map((way, index) =>
      dependencies.call(changeDetails, {
        ...{ ...whichOf(way), ...changed },
        ...(index === 0 && { flight, ...landingOf(way) }),
      }),
    ),
  )
  const told = { ...withBookings(held, bookings), details }
  dependencies.keep(told)
  return told
}

const landingOf = ({ booking: { landsAt } }: HeldWay) => (landsAt ? { lands: clockOf(landsAt) } : {})

/** A quarter of an hour more, once, for each way that is not paid. */
export async function extend(dependencies: JourneyDependencies, held: AnsweredJourney): Promise<AnsweredJourney> {
  const bookings = await Promise.all(
    unpaidOf(held).map((way) =>
      dependencies.call(extendHold, whichOf(way)).catch((error: unknown) => {
        // Done already, in another tab perhaps: the hold says so itself.
        if (error instanceof ApiError && error.code === 'booking.hold-extended')
          return dependencies.call(readBooking, whichOf(way))
        throw error
      }),
    ),
  )
  const longer = withBookings(held, bookings)
  dependencies.keep(longer)
  return longer
}
