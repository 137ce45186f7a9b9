import type { Booking } from '#contract/booking.ts'
import { standingOf } from '#web/payments/site/index.ts'
import { type HoldSpan, isOver } from '../../checkout/hold-timing.ts'
import { type Quoted, type RideDetails, type RideWanted, wantedKey } from '../ride-checkout.ts'

export interface HeldWay {
  booking: Booking
  token: string
}

/** A ride as it was asked to be held, there and perhaps back, and as it was answered. Kept from before it is asked for. */
export interface JourneyRecord {
  wanted: RideWanted
  quoted: Quoted
  details: RideDetails
  /** Names the asking: the same name gets the same hold, however often it is sent. */
  key: string
  /** On this device's clock. */
  sentAt: number
  /** How far that clock is ahead of the server's. */
  aheadMs: number
  /** Null until the answer has come. */
  held: HeldWay[] | null
}

export type AnsweredJourney = JourneyRecord & { held: HeldWay[] }

export const isAnswered = (record: JourneyRecord | null): record is AnsweredJourney =>
  record !== null && record.held !== null

export const whichOf = ({ booking, token }: HeldWay) => ({ reference: booking.reference, token })

export const withBookings = (record: AnsweredJourney, bookings: readonly Booking[]): AnsweredJourney => ({
  ...record,
  held: record.held.map((way) => ({
    ...way,
    booking: bookings.find(({ reference }) => reference === way.booking.reference) ?? way.booking,
  })),
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a hold is of this ride and of this guest; the other details can be told to it later. */
export const isHoldOf = (record: JourneyRecord, now: { wanted: RideWanted; details: RideDetails }) =>
  wantedKey(record) === wantedKey(now) &&
  record.details.leadName === now.details.leadName &&
  record.details.email === now.details.email

export const knowsDetails = (record: JourneyRecord, details: RideDetails) => same(record.details, details)

/** The ways that are still to be paid. */
export const unpaidOf = ({ held }: AnsweredJourney) => held.filter(({ booking }) => standingOf(booking) === 'held')
export const paidOf = ({ held }: AnsweredJourney) => held.filter(({ booking }) => standingOf(booking) === 'paid')

/** `part`: one way is paid, and the hold of the other has ended. */
export type JourneyStanding = 'paid' | 'held' | 'part' | 'over'

export function journeyStanding(record: AnsweredJourney): JourneyStanding {
  const standings = record.held.map(({ booking }) => standingOf(booking))
  if (standings.every((standing) => standing === 'paid')) return 'paid'
  if (standings.includes('over')) return standings.includes('paid') ? 'part' : 'over'
  return 'held'
}

/** Until the first of the ways ends; null where nothing is held any more. */
export function spanOf(record: AnsweredJourney): HoldSpan | null {
  const ends = unpaidOf(record).flatMap(({ booking: { heldUntil, moves } }) =>
    heldUntil ? [{ heldFrom: moves[0]?.at ?? heldUntil, heldUntil }] : [],
  )
  const [first] = ends.toSorted((a, b) => Date.parse(a.heldUntil) - Date.parse(b.heldUntil))
  return first ? { ...first, aheadMs: record.aheadMs } : null
}

export function isHolding(record: AnsweredJourney, deviceNowMs: number): boolean {
  const span = journeyStanding(record) === 'held' ? spanOf(record) : null
  return span !== null && !isOver(span, deviceNowMs)
}

export const canExtend = (record: AnsweredJourney) => unpaidOf(record).every(({ booking }) => booking.canExtendHold)

/** When it ended, or will end. */
export function endOf(record: AnsweredJourney): string | null {
  const ends = record.held
    .filter(({ booking }) => standingOf(booking) !== 'paid')
    .flatMap(({ booking }) => booking.heldUntil ?? booking.moves.at(-1)?.at ?? [])
  return ends.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}
