import { randomUUID } from 'node:crypto'
import type { Booking } from '#contract/booking.ts'
import { type Details, detailNames, forDetails } from '#core/booking-details.ts'
import { itemReference } from '#core/references.ts'
import { flightOfWish, kindNameOf, type StoredQuote } from '#server/pricing/index.ts'
import { hashToken, newReference, newVoucherCode } from './booking-token.ts'
import type { BookingRow } from './bookings.store.ts'
import { landingOf } from './change-slot.ts'

/** Who books, and what of the details of a booking was said. */
export type Guest = { email: string; travellers: Booking['travellers'] } & Partial<Details> &
  Pick<Details, 'leadName' | 'flight'>

/** Where it stands in its order. */
export type Place = Pick<BookingRow, 'orderId' | 'itemNumber' | 'reference'>

/** Of so many things that are bought together: where each stands, by its number from 1. */
export function newOrder(items: number): (itemNumber: number) => Place {
  const [orderId, reference] = [randomUUID(), newReference()]
  return (itemNumber) => ({ orderId, itemNumber, reference: itemReference(reference, itemNumber, items) })
}

export interface Beginning {
  place: Place
  userId: string | null
  token: string
  now: Date
  heldUntil: Date
}

/** A booking as it begins: what the quote says, for whom, held until then. */
export function newBooking(
  quote: StoredQuote,
  guest: Guest,
  { place, userId, token, now, heldUntil }: Beginning,
): BookingRow & { heldUntil: Date } {
  return {
    id: randomUUID(),
    ...place,
    tokenHash: hashToken(token),
    userId,
    quoteId: quote.id,
    tourId: quote.tourId,
    service: { kind: kindNameOf(quote.wish), slug: quote.tourSlug, title: quote.title },
    ride: quote.ride,
    landsAt: quote.ride && landingOf(quote.ride),
    state: 'on_hold',
    version: 1,
    edition: 1,
    startsAt: quote.startsAt,
    endsAt: quote.endsAt,
    vehicleClass: quote.vehicleClass,
    className: quote.className,
    wish: quote.wish,
    lines: quote.lines,
    totalYen: quote.totalYen,
    priceOverrides: [],
    cancellationTiers: quote.cancellationTiers,
    agreedTiers: quote.cancellationTiers,
    mostRefundPercent: null,
    termsStartAt: null,
    email: guest.email,
    ...forDetails(detailNames, (name) => guest[name] ?? ''),
    travellers: guest.travellers,
    pickUp: quote.pickUp,
    dropOff: quote.dropOff,
    beginsAtHotel: quote.beginsAtHotel,
    isGuided: quote.guides > 0,
    flight: guest.flight || (flightOfWish(quote.wish) ?? ''),
    voucherCode: newVoucherCode(),
    calendarSequence: 0,
    heldUntil,
    holdExtended: false,
    createdAt: now,
    needsCrew: false,
    erasedAt: null,
    cancelled: null,
  }
}
