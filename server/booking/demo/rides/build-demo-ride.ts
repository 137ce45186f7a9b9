import type { CardFacts } from '#contract/payments.ts'
import type { RideWish } from '#contract/rides.ts'
import { noDetails } from '#core/booking-details.ts'
import type { PastPayment } from '#server/payments/index.ts'
import { addDays, addMinutes, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { type NewQuote, totalYenOf } from '#server/pricing/index.ts'
import type { PreparedRide } from '#server/rides/index.ts'
import { hashToken, newBookingToken, newVoucherCode } from '../../booking-token.ts'
import type { PastBooking } from '../../past-bookings.store.ts'
import { demoBookingId, demoNumber, demoReference, demoUuid } from '../demo-key.rules.ts'
import { riderOf } from './demo-riders.ts'
import type { DemoRide } from './demo-rides.ts'
import { eleanor } from './eleanors-rides.ts'

const dayMinutes = 1440

const cards: readonly CardFacts[] = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
  { brand: 'amex', last4: '0005' },
  { brand: 'jcb', last4: '0505' },
]

export function wishOf({ day, route }: DemoRide, now: Date): RideWish {
  const { wish, start, vehicleClass } = route
  return { ...wish, vehicleClass, day: addDays(tokyoDayOf(now), day), start }
}

/** Two days to six weeks before the first of its ways, and never in time to come. */
export function soldAt(demo: DemoRide, wish: RideWish, now: Date): Date {
  const together = demo.journey ?? demo.key
  const start = tokyoInstant(addDays(wish.day, demo.soldForDay - demo.day), '12:00')
  const daysBefore = 2 + demoNumber(together, 'days before', 40)
  const asked = addMinutes(start, demoNumber(together, 'minute', 600) - daysBefore * dayMinutes)
  const latest = addMinutes(now, -90 - demoNumber(together, 'since', 9 * dayMinutes))
  return new Date(Math.min(asked.getTime(), latest.getTime()))
}

export interface BuiltRide {
  quote: NewQuote & { id: string }
  booking: PastBooking
  payment: PastPayment
}

export interface RideFacts {
  prepared: PreparedRide
  fareTableId: string
  wish: RideWish
  createdAt: Date
  /** Null: of nobody who was signed in. */
  userId: string | null
}

/** A whole booking of a ride with its quote and its money, as it would stand had its guest come by themselves. */
export function buildRide(demo: DemoRide, facts: RideFacts, now: Date): BuiltRide {
  const { prepared, fareTableId, createdAt, userId } = facts
  const { key, route } = demo
  const at = prepared.at(tokyoInstant(facts.wish.day, facts.wish.start))
  const { startsAt, endsAt, landsAt } = at.times
  const { cancellationTiers } = prepared.legOf(at)
  const lines = prepared.linesFor(route.vehicleClass, at)
  const totalYen = totalYenOf(lines)
  const [id, quoteId, paymentId] = [demoBookingId(key), demoUuid(key, 'quote'), demoUuid(key, 'payment')]
  const paidAt = addMinutes(createdAt, 4)
  const rider = userId ? eleanor : { ...riderOf(demo.rider), travellers: [] }
  const shared = {
    userId,
    tourId: null,
    ride: at.ride,
    wish: { ...facts.wish, guide: false, guideLanguage: 'en', extraHalfHours: 0 },
    pickUp: prepared.from.meeting,
    dropOff: prepared.to.meeting,
    ...{ cancellationTiers, startsAt, endsAt, lines, totalYen, vehicleClass: route.vehicleClass },
  }
  const calledOffAt = calledOff({ paidAt, startsAt, now })
  return {
    quote: {
      ...shared,
      id: quoteId,
      bookingId: null,
      fareTableId,
      demand: prepared.demandFor(route.vehicleClass, at),
      guides: 0,
      createdAt: addMinutes(createdAt, -6),
      expiresAt: addMinutes(createdAt, 24),
    },
    booking: {
      ...shared,
      ...noDetails,
      ...rider,
      id,
      quoteId,
      reference: demoReference(key),
      tokenHash: hashToken(newBookingToken()),
      orderId: id,
      itemNumber: 1,
      nameBoard: at.ride.airport === 'arrival' ? (rider.leadName.split(' ').at(-1) ?? '') : '',
      flight: facts.wish.flight,
      voucherCode: newVoucherCode(),
      heldUntil: null,
      landsAt,
      createdAt,
      moves: movesOf(demo, { createdAt, paidAt, startsAt, endsAt, calledOffAt, now }),
    },
    payment: {
      id: paymentId,
      bookingId: id,
      gatewayId: `test_pay_${paymentId}`,
      amountYen: totalYen,
      card: cards[userId ? 0 : demoNumber(demo.rider, 'card', cards.length)] ?? { brand: 'visa', last4: '4242' },
      paidAt,
      refund: demo.end === 'cancelled' ? refundOf(key, totalYen, calledOffAt) : null,
    },
  }
}

/** The day before, and never in time to come. */
function calledOff({ paidAt, startsAt, now }: Pick<Moments, 'paidAt' | 'startsAt' | 'now'>): Date {
  const dayBefore = Math.max(paidAt.getTime(), addMinutes(startsAt, -dayMinutes).getTime())
  return new Date(Math.min(dayBefore, addMinutes(now, -20).getTime()))
}

/** In time, so that all of it goes back. */
function refundOf(key: string, amountYen: number, at: Date): PastPayment['refund'] {
  const id = demoUuid(key, 'refund')
  return { id, gatewayId: `test_refund_${id}`, amountYen, reason: 'Cancelled', at }
}

type Moments = Record<'createdAt' | 'paidAt' | 'startsAt' | 'endsAt' | 'calledOffAt' | 'now', Date>

function movesOf({ end }: DemoRide, moments: Moments): PastBooking['moves'] {
  const { createdAt, paidAt, startsAt, endsAt, calledOffAt, now } = moments
  const bought = [
    { to: 'on_hold', actor: 'guest', reason: 'Held for the guest', at: createdAt },
    { to: 'confirmed', actor: 'gateway', reason: 'Paid in full', at: paidAt },
  ] as const
  if (end === 'cancelled')
    return [...bought, { to: 'cancelled', actor: 'guest', reason: 'Cancelled by the guest', at: calledOffAt }]
  if (end === 'no_show')
    return [
      ...bought,
      { to: 'no_show', actor: 'clock', reason: 'Nobody came to the door', at: addMinutes(startsAt, 60) },
    ]
  const over = addMinutes(endsAt, 5)
  return over > now ? bought : [...bought, { to: 'redeemed', actor: 'clock', reason: 'The day is over', at: over }]
}
