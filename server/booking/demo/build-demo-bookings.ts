import type { CardFacts } from '#contract/payments.ts'
import type { Wish } from '#contract/wish.ts'
import { type BookableTour, runsOn } from '#server/catalogue/index.ts'
import type { PlannedCrew } from '#server/inventory/index.ts'
import type { PastPayment } from '#server/payments/index.ts'
import { addMinutes, tokyoDayOf, tokyoInstant, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { type NewQuote, type PreparedWish, totalYenOf } from '#server/pricing/index.ts'
import { hashToken, newBookingToken, newVoucherCode } from '../booking-token.ts'
import type { PastBooking } from '../past-bookings.store.ts'
import { type DemoBooking, demoKey } from './demo-booking.ts'
import { demoDays } from './demo-days.rules.ts'
import { demoBookingId, demoNumber, demoReference, demoUuid } from './demo-key.rules.ts'

/** The cards of guests, by turns. */
const cards: CardFacts[] = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
  { brand: 'visa', last4: '1881' },
  { brand: 'amex', last4: '0005' },
  { brand: 'jcb', last4: '0505' },
  { brand: 'mastercard', last4: '5100' },
]

const dayMs = 86_400_000

export const emailOf = ({ email, leadName }: DemoBooking) =>
  email ??
  `${leadName
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '.')}@example.com`

export const wishOf = (demo: DemoBooking): Omit<Wish, 'day' | 'start'> => ({
  tour: demo.tour,
  guests: demo.guests,
  largeCases: 0,
  guide: false,
  guideLanguage: 'en',
  extraHalfHours: 0,
  childAges: [],
  extras: [],
  ...demo.wish,
})

/** When it may begin, the best first: one hour of the tour's, on days of its season. */
export function startsOf(demo: DemoBooking, tour: BookableTour, now: Date): Date[] {
  const start = demo.start ?? tour.startTimes[demoNumber(demoKey(demo), 'start', tour.startTimes.length)] ?? '09:00'
  return demoDays(demo.when, tokyoDayOf(now))
    .filter((day) => runsOn(tour.season, day))
    .map((day) => tokyoInstant(day, start))
}

export interface BuiltBooking {
  booking: PastBooking
  quote: NewQuote & { id: string }
  payment: PastPayment
}

/** A whole booking with its quote and its money, as it would stand had its guest come by themselves. */
export function buildBooking(
  demo: DemoBooking,
  { prepared, first }: { prepared: PreparedWish; first: PreparedWish | null },
  startsAt: Date,
  now: Date,
): BuiltBooking {
  const key = demoKey(demo)
  const id = demoBookingId(key)
  const quoteId = demoUuid(key, 'quote')
  const { tour, demand, pickUp, dropOff } = prepared
  const endsAt = addMinutes(startsAt, demand.durationMinutes)
  const lines = prepared.linesAt(startsAt)
  const totalYen = totalYenOf(lines)
  const createdAt = madeAt(demo, startsAt, now)
  const wish: Wish = { ...wishOf(demo), day: tokyoDayOf(startsAt), start: tokyoTimeOf(startsAt) }
  const userId = demo.userId ?? null
  const paidYen = first ? totalYenOf(first.linesAt(startsAt)) : totalYen
  const money = { id: demoUuid(key, 'payment'), bookingId: id, amountYen: paidYen }
  const paidAt = addMinutes(createdAt, 4)
  return {
    quote: {
      id: quoteId,
      userId,
      bookingId: null,
      tourId: tour.id,
      wish,
      pickUp,
      dropOff,
      demand,
      cancellationTiers: tour.cancellationTiers,
      startsAt,
      endsAt,
      vehicleClass: demand.vehicleClass,
      guides: demand.guides,
      lines,
      totalYen,
      createdAt: addMinutes(createdAt, -6),
      expiresAt: addMinutes(createdAt, 24),
    },
    booking: {
      id,
      reference: demoReference(key),
      tokenHash: hashToken(newBookingToken()),
      userId,
      quoteId,
      tourId: tour.id,
      startsAt,
      endsAt,
      vehicleClass: demand.vehicleClass,
      wish,
      lines,
      totalYen,
      cancellationTiers: tour.cancellationTiers,
      leadName: demo.leadName,
      email: emailOf(demo),
      phone: '',
      travellers: demo.travellers ?? [],
      pickUp,
      dropOff,
      nameBoard: '',
      room: '',
      flight: '',
      note: '',
      ...demo.details,
      voucherCode: newVoucherCode(),
      heldUntil: null,
      createdAt,
      moves: movesOf(demo, { createdAt, paidAt, startsAt, endsAt }),
    },
    payment: {
      ...money,
      gatewayId: `test_pay_${money.id}`,
      card: demo.card ?? cards[demoNumber(key, 'card', cards.length)] ?? { brand: 'visa', last4: '4242' },
      paidAt,
      refund: refundOf(demo, { totalYen, paidYen, startsAt }),
    },
  }
}

/** Two to nine weeks before the day, in an hour of the evening somewhere; never in time to come. */
function madeAt(demo: DemoBooking, startsAt: Date, now: Date): Date {
  const key = demoKey(demo)
  const later = demo.end?.daysBefore ?? demo.changedCar?.daysBefore ?? 0
  const days = 14 + demoNumber(key, 'days ahead', 50) + later
  const made = startsAt.getTime() - days * dayMs + demoNumber(key, 'minute', 600) * 60_000
  const latest = now.getTime() - (6 * dayMs - demoNumber(key, 'minute', 600) * 60_000)
  return new Date(Math.min(made, latest))
}

interface Moments {
  createdAt: Date
  paidAt: Date
  startsAt: Date
  endsAt: Date
}

const daysBefore = (startsAt: Date, days: number) => new Date(startsAt.getTime() - days * dayMs)

const cancelledAt = ({ end }: DemoBooking, startsAt: Date) => daysBefore(startsAt, end?.daysBefore ?? 1)

function movesOf(demo: DemoBooking, { createdAt, paidAt, startsAt, endsAt }: Moments): PastBooking['moves'] {
  const bought: PastBooking['moves'][number][] = [
    { to: 'on_hold', actor: 'guest', reason: 'Held for the guest', at: createdAt },
    { to: 'confirmed', actor: 'gateway', reason: 'Paid in full', at: paidAt },
  ]
  if (demo.changedCar) {
    const at = daysBefore(startsAt, demo.changedCar.daysBefore)
    bought.push({ to: 'confirmed', actor: 'guest', reason: 'Changed: car', at })
  }
  switch (demo.end?.state) {
    case 'confirmed':
      return bought
    case 'cancelled':
      return [
        ...bought,
        { to: 'cancelled', actor: 'guest', reason: 'Cancelled by the guest', at: cancelledAt(demo, startsAt) },
      ]
    case 'no_show':
      return [
        ...bought,
        { to: 'no_show', actor: 'clock', reason: 'Nobody came to the door', at: addMinutes(startsAt, 60) },
      ]
    default:
      return [...bought, { to: 'redeemed', actor: 'clock', reason: 'The day is over', at: addMinutes(endsAt, 5) }]
  }
}

/** All of it where there was time enough, as the terms of every tour have it; or what another car costs less. */
function refundOf(
  demo: DemoBooking,
  { totalYen, paidYen, startsAt }: { totalYen: number; paidYen: number; startsAt: Date },
): PastPayment['refund'] {
  const id = demoUuid(demoKey(demo), 'refund')
  const common = { id, gatewayId: `test_refund_${id}` }
  if (demo.end?.state === 'cancelled')
    return { ...common, amountYen: paidYen, reason: 'Cancelled', at: cancelledAt(demo, startsAt) }
  if (!demo.changedCar) return null
  const at = daysBefore(startsAt, demo.changedCar.daysBefore)
  return { ...common, amountYen: paidYen - totalYen, reason: 'The new day costs less', at }
}

/** Whether a booking keeps a crew; one that was called off needs none. */
export const needsCrew = ({ end }: DemoBooking) => end?.state !== 'cancelled'

export const startOf = (crew: PlannedCrew | undefined, starts: readonly Date[]) => crew?.job.startsAt ?? starts[0]
