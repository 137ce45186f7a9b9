import { randomUUID } from 'node:crypto'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { holdJourney as holdJourneyCall } from '#contract/journeys.ts'
import type { TaxOf } from '#server/catalogue/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { loadBookingPolicy, takeCrews } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addMinutes, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { noteRefusedCode, refuseSpentCodes, type StoredQuote, usableQuote } from '#server/pricing/index.ts'
import { newBookingToken } from '../booking-token.ts'
import type { BookingRow } from '../bookings.store.ts'
import { refuseTravellers } from '../change-details.ts'
import { expireOthers } from '../expire-holds.ts'
import { type Held, heldBooking } from '../hold-booking.ts'
import { holdWithinBounds, type Who } from '../hold-within-bounds.ts'
import { loadTax } from '../load-tax.ts'
import { actorOf } from '../open-booking.ts'
import { WayTaken } from '../refuse-sold-out.ts'
import { addBooking } from '../save-bookings.store.ts'
import { tellOfHold } from '../tell.ts'
import { toWire } from '../view-booking.ts'

type Input = ReadInputOf<typeof holdJourneyCall>

interface Way {
  quote: StoredQuote
  booking: BookingRow & { heldUntil: Date }
  token: string
}

/** A ride, or the way there and the way back: each a booking of its own, in one transaction, both or neither. */
export async function holdJourney(
  ctx: Context,
  input: Input,
  { caller, origin }: Who,
  attempt: Attempt,
): Promise<{ held: Held[] }> {
  const quotes = await quotesOf(ctx, input, caller)
  const fleet = await loadFleet(ctx)
  const { holdMinutes } = await loadBookingPolicy(ctx)
  const taxOf = await loadTax(ctx)
  const held = holdWithinBounds(ctx, { caller, origin, email: input.email }, quotes, async (db, heldBy) => {
    const now = ctx.clock.now()
    await refuseSpentCodes(db, quotes, { guest: { userId: caller?.userId ?? null, email: input.email }, now })
    const why = { actor: actorOf(caller), reason: 'Held for the guest', at: now }
    const ways = waysOf(quotes, input, caller?.userId ?? null, { now, heldUntil: addMinutes(now, holdMinutes) })
    for (const { booking } of ways)
      if (!(await addBooking(db, booking, why, heldBy))) throw new AppError('booking.quote-used')
    for (const { booking } of ways) await tellOfHold(db, booking, booking.heldUntil, { isNew: true })
    const answer = { held: ways.map((way) => heldOf(way, ways, why, taxOf)) }
    await attempt.remember(db, answer)
    // The crews come last, behind all that can be written before: others may wait for the same people until this ends.
    const wanted = ways.map(({ booking, quote: { demand, startsAt } }) => ({
      ...{ fleet, demand, startsAt, now, bookingId: booking.id, round: 1, expiresAt: booking.heldUntil },
    }))
    const found = await takeCrews(db, wanted)
    if ('missing' in found) throw new WayTaken(found.missing)
    for (const { ended } of found.taken) await expireOthers(db, ended, now)
    return answer
  })
  return held.catch((error: unknown) => noteRefusedCode(ctx, error))
}

/** The way there first. A day out is held by itself, and one that would move a booking holds nothing. */
async function quotesOf(ctx: Context, input: Input, caller: Caller | null): Promise<StoredQuote[]> {
  if (new Set(input.quoteIds).size < input.quoteIds.length)
    throw new AppError('platform.invalid-input', { fields: { quoteIds: 'Each way has a quote of its own.' } })
  const quotes: StoredQuote[] = []
  for (const id of input.quoteIds) {
    const quote = await usableQuote(ctx, id, caller?.userId ?? null)
    if (quote.bookingId) throw new AppError('pricing.unknown-quote')
    if (!quote.ride)
      throw new AppError('platform.invalid-input', { fields: { quoteIds: 'A day out is booked by itself.' } })
    refuseTravellers(input.travellers, quote.wish)
    quotes.push(quote)
  }
  return quotes.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

function waysOf(
  quotes: readonly StoredQuote[],
  { quoteIds: _, ...guest }: Input,
  userId: string | null,
  moments: { now: Date; heldUntil: Date },
): Way[] {
  const journeyId = quotes.length > 1 ? randomUUID() : null
  return quotes.map((quote, index) => {
    const token = newBookingToken()
    const booking = heldBooking(quote, guest, { userId, token, ...moments })
    // The flight is that of the way there; the other one is told later.
    const flight = index === 0 ? booking.flight : ''
    return { quote, token, booking: { ...booking, journeyId, flight } }
  })
}

interface Why {
  actor: string
  reason: string
  at: Date
}

function heldOf(way: Way, ways: readonly Way[], why: Why, taxOf: TaxOf): Held {
  const { booking, token } = way
  const move = { bookingId: booking.id, number: 1, from: null, to: booking.state, ...why }
  const journey = ways
    .filter((other) => other !== way)
    .map(({ booking: { reference, service, startsAt, state, totalYen, pickUp, dropOff } }) => ({
      ...{ reference, title: service.title, startsAt: tokyoIso(startsAt), state },
      ...{ totalYen, paidYen: 0, refundedYen: 0, pickUp, dropOff },
    }))
  const money = { paidYen: 0, refundedYen: 0, endBackYen: 0, back: [], giftYen: 0 }
  return { booking: toWire({ booking, moves: [move], payments: [], ...money, crew: [], journey, taxOf }), token }
}
