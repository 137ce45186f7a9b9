import { closedOn } from '#contract/closed-days.ts'
import type { CardFacts } from '#contract/payments.ts'
import type { Wish } from '#contract/wish.ts'
import { noDetails } from '#core/booking-details.ts'
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
import { heldUntilOf, madeAt, movesOf, refundOf } from './demo-story.ts'

/** The cards of guests, by turns. */
const cards: CardFacts[] = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
  { brand: 'visa', last4: '1881' },
  { brand: 'amex', last4: '0005' },
  { brand: 'jcb', last4: '0505' },
  { brand: 'mastercard', last4: '5100' },
]

export const emailOf = ({ email, leadName }: DemoBooking) =>
  email ??
  `${leadName
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '.')}@example.com`

export const wishOf = (demo: DemoBooking, { slug }: Pick<BookableTour, 'slug'>): Omit<Wish, 'day' | 'start'> => ({
  tour: slug,
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
  const wished = tour.slug === demo.tour ? demo.start : undefined
  const start = wished ?? tour.startTimes[demoNumber(demoKey(demo), 'start', tour.startTimes.length)] ?? '09:00'
  return demoDays(demo.when, tokyoDayOf(now))
    .filter((day) => runsOn(tour.season, day) && !closedOn(tour.closed, day))
    .map((day) => tokyoInstant(day, start))
}

export interface BuiltBooking {
  booking: PastBooking
  quote: NewQuote & { id: string }
  /** Null: nothing is paid yet. */
  payment: PastPayment | null
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
  const wish: Wish = { ...wishOf(demo, tour), day: tokyoDayOf(startsAt), start: tokyoTimeOf(startsAt) }
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
      ride: null,
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
      ride: null,
      orderId: id,
      itemNumber: 1,
      startsAt,
      endsAt,
      vehicleClass: demand.vehicleClass,
      wish,
      lines,
      totalYen,
      cancellationTiers: tour.cancellationTiers,
      email: emailOf(demo),
      travellers: demo.travellers ?? [],
      pickUp,
      dropOff,
      ...noDetails,
      leadName: demo.leadName,
      ...demo.details,
      ...(demo.flight ? { flight: demo.flight.number } : {}),
      voucherCode: newVoucherCode(),
      heldUntil: heldUntilOf(demo, now),
      needsCrew: demo.loses !== undefined,
      landsAt: demo.flight ? addMinutes(startsAt, -demo.flight.landsMinutesBefore) : null,
      createdAt,
      moves: movesOf(demo, { createdAt, paidAt, startsAt, endsAt, now }),
    },
    payment: isUnpaid(demo)
      ? null
      : {
          ...money,
          gatewayId: `test_pay_${money.id}`,
          card: demo.card ?? cards[demoNumber(key, 'card', cards.length)] ?? { brand: 'visa', last4: '4242' },
          paidAt,
          refund: refundOf(demo, { totalYen, paidYen, startsAt }),
        },
  }
}

const isUnpaid = ({ heldForDays, payOnTheDay }: DemoBooking) => heldForDays !== undefined || payOnTheDay === true

/** Whether a booking keeps a crew; one that was called off needs none. */
export const needsCrew = ({ end }: DemoBooking) => end?.state !== 'cancelled'

export const startOf = (crew: PlannedCrew | undefined, starts: readonly Date[]) => crew?.job.startsAt ?? starts[0]
