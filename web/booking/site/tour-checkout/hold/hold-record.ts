import type { Booking, holdBooking } from '#contract/booking.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Quote } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { type HoldSpan, isOver } from '../../checkout/hold-timing.ts'

type HoldInput = InputOf<typeof holdBooking>
export type HoldDetails = Omit<HoldInput, 'quoteId'>

/** A hold as it was asked for, and as it was answered. Kept from before it is asked for, so that no answer is lost. */
export interface HoldRecord {
  wish: Wish
  quote: Quote
  details: HoldDetails
  /** Names the asking: the same name gets the same hold, however often it is sent. */
  key: string
  /** On this device's clock. */
  sentAt: number
  /** How far that clock is ahead of the server's. */
  aheadMs: number
  /** Null until the answer has come. */
  answer: { booking: Booking; token: string } | null
}

export type AnsweredHold = HoldRecord & { answer: NonNullable<HoldRecord['answer']> }

export const isAnswered = (record: HoldRecord | null): record is AnsweredHold =>
  record !== null && record.answer !== null

export const withBooking = (record: AnsweredHold, booking: Booking): AnsweredHold => ({
  ...record,
  answer: { ...record.answer, booking },
})

/** Which booking a call is about. */
export const whichOf = ({ answer }: AnsweredHold) => ({ reference: answer.booking.reference, token: answer.token })

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a hold is of this wish and of this guest; the other details can be told to it later. */
export const isHoldOf = (record: HoldRecord, wanted: { wish: Wish; details: HoldDetails }) =>
  same(record.wish, wanted.wish) &&
  record.details.leadName === wanted.details.leadName &&
  record.details.email === wanted.details.email

export const knowsDetails = (record: HoldRecord, details: HoldDetails) => same(record.details, details)

/** Null where nothing is held any more. */
export function spanOf({ answer: { booking }, aheadMs }: AnsweredHold): HoldSpan | null {
  if (booking.state !== 'on_hold' || !booking.heldUntil) return null
  return { heldFrom: booking.moves[0]?.at ?? booking.heldUntil, heldUntil: booking.heldUntil, aheadMs }
}

export function isHolding(record: AnsweredHold, deviceNowMs: number): boolean {
  const span = spanOf(record)
  return span !== null && !isOver(span, deviceNowMs)
}

/** It ran out, or was let go at its end, perhaps before the server had written the end down: the guest says whether it is taken once more. */
export const isGone = ({ answer: { booking } }: AnsweredHold) => ['expired', 'cancelled'].includes(booking.state)

/** When it ended, or will end. A hold that has expired no longer says so itself, but its last move does. */
export const endOf = ({ answer: { booking } }: AnsweredHold) => booking.heldUntil ?? booking.moves.at(-1)?.at ?? null
