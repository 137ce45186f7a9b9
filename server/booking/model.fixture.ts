import type { BookingState } from '#contract/booking.ts'
import type { CancellationTier } from '#contract/catalogue.ts'
import type { PaymentState } from '#contract/payments.ts'
import { canMove } from './booking.rules.ts'

/** What a booking should be by the product's words alone: no database, no crews. Times are milliseconds. */
export interface ModelQuote {
  id: string
  wish: { tour: string; day: string; start: string; [name: string]: unknown }
  totalYen: number
  startsAt: number
  endsAt: number
  expiresAt: number
}

export interface ModelPayment {
  id: string
  amountYen: number
  state: PaymentState
  refundedYen: number
  createdAt: number
  /** What it pays the difference for. */
  change: ModelQuote | null
}

export interface ModelBooking {
  reference: string
  token: string
  state: BookingState
  quote: ModelQuote
  tiers: CancellationTier[]
  /** What came back when the day was moved; a later refund is no better. */
  mostPercent: number
  heldUntil: number | null
  isExtended: boolean
  payments: ModelPayment[]
}

/** What is seen of the simulation before an operation, since crews are no matter of the model. */
export interface Facts {
  now: number
  /** Whether a crew can be had for the hour in question. */
  isFree: boolean
  /** Whether the hour of the change that waits for its money is still kept. */
  keepsNewHour: boolean
}

/** How an operation is answered; the booking has become what it should be afterwards. */
export type Answer = '200' | `${number} ${string}`
export type Operation = (booking: ModelBooking, facts: Facts) => Answer

export type Bank = 'success' | 'declined' | 'insufficient-funds' | 'step-up'

const impossible = '409 booking.not-possible-now'
const holdMinutes = 15

/** The id of a payment is known only afterwards. */
export const newPayment = 'new'

export const paidYen = ({ payments }: ModelBooking) =>
  payments.reduce((sum, one) => sum + (one.state === 'succeeded' ? one.amountYen : 0), 0)
export const refundedYen = ({ payments }: ModelBooking) => payments.reduce((sum, one) => sum + one.refundedYen, 0)
export const heldYen = (booking: ModelBooking) => paidYen(booking) - refundedYen(booking)

const newestFirst = (a: ModelPayment, b: ModelPayment) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)
export const waitingPayment = ({ payments }: ModelBooking) =>
  payments.toSorted(newestFirst).find(({ state }) => state === 'needs_step_up')

export const holdUntil = (now: number) => now + holdMinutes * 60_000

/** Of a quote that may have been used, have grown old or have been forgotten. */
export function hold(quote: ModelQuote, isUsed: boolean, { now, isFree }: Facts): Answer {
  if (quote.expiresAt <= now) return '409 pricing.quote-expired'
  if (isUsed) return '409 booking.quote-used'
  return isFree ? '200' : '409 inventory.sold-out'
}

export const extend: Operation = (booking, { now }) => {
  if (booking.state === 'expired') return '409 booking.hold-expired'
  if (booking.state !== 'on_hold' || booking.heldUntil === null) return impossible
  if (booking.heldUntil <= now) return '409 booking.hold-expired'
  if (booking.isExtended) return '409 booking.hold-extended'
  booking.isExtended = true
  booking.heldUntil += holdMinutes * 60_000
  return '200'
}

export const pay =
  (bank: Bank): Operation =>
  (booking, facts) => {
    if (booking.state === 'expired') return '409 booking.hold-expired'
    if (booking.state !== 'on_hold') return impossible
    if (booking.heldUntil !== null && booking.heldUntil <= facts.now) return '409 booking.hold-expired'
    return charge(booking, bank, booking.quote.totalYen - heldYen(booking), null, facts)
  }

function charge(booking: ModelBooking, bank: Bank, amountYen: number, change: ModelQuote | null, facts: Facts): Answer {
  const payment: ModelPayment = {
    id: newPayment,
    amountYen,
    state: bank === 'step-up' ? 'needs_step_up' : 'declined',
    refundedYen: 0,
    createdAt: facts.now,
    change,
  }
  booking.payments.push(payment)
  if (bank === 'step-up') return '200'
  if (bank !== 'success') return `402 payments.${bank}`
  receive(booking, payment, { ...facts, keepsNewHour: true })
  return '200'
}

/** Money has come, in time or late. */
function receive(booking: ModelBooking, payment: ModelPayment, { now, isFree, keepsNewHour }: Facts) {
  payment.state = 'succeeded'
  const isAhead = booking.quote.startsAt > now
  if (payment.change) {
    const isKept = booking.state === 'confirmed' && isAhead && payment.change.startsAt > now && keepsNewHour
    if (isKept) moveOn(booking, payment.change, now)
    else giveBack(booking, payment.amountYen)
  } else if (booking.state === 'confirmed' || booking.state === 'redeemed' || booking.state === 'pending') {
    giveBack(booking, Math.max(0, heldYen(booking) - booking.quote.totalYen))
  } else if (isAhead && (booking.state === 'on_hold' || (booking.state === 'expired' && isFree))) {
    enter(booking, 'confirmed')
    abandon(booking)
  } else {
    if (booking.state === 'on_hold') enter(booking, 'expired')
    giveBack(booking, payment.amountYen)
  }
}

export const answerBank =
  (approve: boolean): Operation =>
  (booking, facts) => {
    const payment = waitingPayment(booking)
    if (!payment) return impossible
    if (approve) receive(booking, payment, facts)
    else payment.state = 'declined'
    return '200'
  }

export const refundDue = (booking: ModelBooking, now: number): number =>
  Math.ceil((heldYen(booking) * percentDue(booking, now)) / 100)

function percentDue({ tiers, quote, mostPercent }: ModelBooking, now: number): number {
  const hours = (quote.startsAt - now) / 3_600_000
  const kept = hours > 0 ? tiers.filter((tier) => tier.hoursBefore <= hours) : []
  return Math.min(mostPercent, Math.max(0, ...kept.map((tier) => tier.refundPercent)))
}

function moveOn(booking: ModelBooking, change: ModelQuote, now: number) {
  if (change.startsAt !== booking.quote.startsAt) booking.mostPercent = percentDue(booking, now)
  booking.quote = change
}

export const cancel =
  (shownYen: number | null): Operation =>
  (booking, { now }) => {
    if (!canMove(booking.state, 'cancelled')) return impossible
    if (booking.state === 'confirmed' && booking.quote.startsAt <= now) return '409 booking.under-way'
    const due = refundDue(booking, now)
    if (shownYen !== null && shownYen !== due) return '409 booking.refund-changed'
    enter(booking, 'cancelled')
    abandon(booking)
    giveBack(booking, due)
    return '200'
  }

/** What a change to another price asks for at once, or gives back: what was due before stays due. */
export function askedForChange(booking: ModelBooking, totalYen: number): number {
  const moreYen = totalYen - heldYen(booking)
  const dueYen = Math.max(0, booking.quote.totalYen - heldYen(booking))
  return moreYen > 0 ? Math.max(0, moreYen - dueYen) : moreYen
}

export const reschedule =
  (change: ModelQuote, ofReference: string, bank: Bank | null): Operation =>
  (booking, facts) => {
    const { now, isFree } = facts
    if (change.expiresAt <= now) return '409 pricing.quote-expired'
    if (ofReference !== booking.reference) return '404 pricing.unknown-quote'
    if (change.id === booking.quote.id) return '409 booking.quote-used'
    if (booking.state !== 'confirmed' || booking.quote.startsAt <= now) return impossible
    const dueYen = askedForChange(booking, change.totalYen)
    if (dueYen > 0 && bank === null) return '400 booking.card-needed'
    if (!isFree) return '409 inventory.sold-out'
    // An earlier change that waits for its money gives way to this one.
    abandon(booking)
    if (dueYen > 0) return charge(booking, bank ?? 'declined', dueYen, change, facts)
    moveOn(booking, change, now)
    giveBack(booking, -dueYen)
    return '200'
  }

/** So long the crew waits before nobody came: written here once more, so that a change of the rule is noticed. */
const waitedMs = 15 * 60_000

export const officeMoves =
  (to: BookingState): Operation =>
  (booking, facts) => {
    if (booking.state === 'expired' || !canMove(booking.state, to)) return impossible
    if (to === 'no_show' && facts.now < booking.quote.startsAt + waitedMs) return '409 booking.no-show-too-soon'
    if (to === 'cancelled') return cancel(null)(booking, facts)
    enter(booking, to)
    if (to === 'rejected' || to === 'expired') giveBack(booking, heldYen(booking))
    return '200'
  }

export function enter(booking: ModelBooking, state: BookingState) {
  booking.state = state
  booking.heldUntil = null
}

function abandon({ payments }: ModelBooking) {
  for (const payment of payments) if (payment.state === 'needs_step_up') payment.state = 'abandoned'
}

/** The newest payment first. */
function giveBack(booking: ModelBooking, yen: number) {
  let open = yen
  for (const payment of booking.payments.toSorted(newestFirst)) {
    if (payment.state !== 'succeeded') continue
    const part = Math.min(open, payment.amountYen - payment.refundedYen)
    payment.refundedYen += part
    open -= part
  }
  if (open > 0) throw new Error(`The model of ${booking.reference} gives back more than was paid.`)
}
