import { randomUUID } from 'node:crypto'
import type { Booking, holdBooking as holdBookingCall } from '#contract/booking.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { type Details, detailNames, forDetails } from '#core/booking-details.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { loadBookingPolicy, takeCrew } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { isRideWish, noteRefusedCode, refuseSpentCodes, type StoredQuote, usableQuote } from '#server/pricing/index.ts'
import { hashToken, newBookingToken, newReference, newVoucherCode } from './booking-token.ts'
import type { BookingRow } from './bookings.store.ts'
import { refuseTravellers } from './change-details.ts'
import { landingOf } from './change-slot.ts'
import { expireOthers } from './expire-holds.ts'
import { holdWithinBounds, type Who } from './hold-within-bounds.ts'
import { loadTax } from './load-tax.ts'
import { actorOf } from './open-booking.ts'
import { WayTaken } from './refuse-sold-out.ts'
import { addBooking } from './save-bookings.store.ts'
import { tellOfHold } from './tell.ts'
import { toWire } from './view-booking.ts'

type Input = ReadInputOf<typeof holdBookingCall>
export interface Held {
  booking: Booking
  token: string
}

/** Quote, crew, record: a hold takes a concrete car, chauffeur and guide that nobody else has at that time. */
export async function holdBooking(
  ctx: Context,
  input: Input,
  { caller, origin }: Who,
  attempt: Attempt,
): Promise<Held> {
  const quote = await usableQuote(ctx, input.quoteId, caller?.userId ?? null)
  if (quote.bookingId) throw new AppError('pricing.unknown-quote')
  refuseTravellers(input.travellers, quote.wish)
  const fleet = await loadFleet(ctx)
  const { holdMinutes } = await loadBookingPolicy(ctx)
  const taxOf = await loadTax(ctx)
  const held = holdWithinBounds(ctx, { caller, origin, email: input.email }, [quote], async (db, heldBy) => {
    const now = ctx.clock.now()
    await refuseSpentCodes(db, [quote], { guest: { userId: caller?.userId ?? null, email: input.email }, now })
    const token = newBookingToken()
    const booking = heldBooking(quote, input, {
      userId: caller?.userId ?? null,
      token,
      now,
      heldUntil: addMinutes(now, holdMinutes),
    })
    const why = { actor: actorOf(caller), reason: 'Held for the guest', at: now }
    if (!(await addBooking(db, booking, why, heldBy))) throw new AppError('booking.quote-used')
    await tellOfHold(db, booking, booking.heldUntil, { isNew: true })
    const move = { bookingId: booking.id, number: 1, from: null, to: booking.state, ...why }
    const wire = toWire({
      booking,
      moves: [move],
      payments: [],
      paidYen: 0,
      refundedYen: 0,
      endBackYen: 0,
      back: [],
      giftYen: 0,
      crew: [],
      taxOf,
    })
    const answer = { booking: wire, token }
    await attempt.remember(db, answer)
    // The crew comes last, behind all that can be written before: others may wait for the same people until this ends.
    const taken = await takeCrew(db, {
      fleet,
      demand: quote.demand,
      startsAt: quote.startsAt,
      now,
      bookingId: booking.id,
      round: 1,
      expiresAt: booking.heldUntil,
    })
    if (!taken) throw new WayTaken(0)
    await expireOthers(db, taken.ended, now)
    return answer
  })
  return held.catch((error: unknown) => noteRefusedCode(ctx, error))
}

type Guest = { email: string; travellers: Input['travellers'] } & Partial<Details> &
  Pick<Details, 'leadName' | 'flight'>

export function heldBooking(
  quote: StoredQuote,
  input: Guest,
  { userId, token, now, heldUntil }: { userId: string | null; token: string; now: Date; heldUntil: Date },
): BookingRow & { heldUntil: Date } {
  return {
    id: randomUUID(),
    reference: newReference(),
    tokenHash: hashToken(token),
    userId,
    quoteId: quote.id,
    tourId: quote.tourId,
    service: { kind: quote.ride ? 'ride' : 'tour', slug: quote.tourSlug, title: quote.title },
    ride: quote.ride,
    landsAt: quote.ride && landingOf(quote.ride),
    journeyId: null,
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
    email: input.email,
    ...forDetails(detailNames, (name) => input[name] ?? ''),
    travellers: input.travellers,
    pickUp: quote.pickUp,
    dropOff: quote.dropOff,
    beginsAtHotel: quote.beginsAtHotel,
    isGuided: quote.guides > 0,
    flight: input.flight || (isRideWish(quote.wish) ? quote.wish.flight : ''),
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
