import type { Booking } from '#contract/booking.ts'
import type { Tax } from '#server/catalogue/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { loadBookingPolicy } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { addMinutes, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { noteRefusedCode, type StoredQuote } from '#server/pricing/index.ts'
import { newBookingToken } from './booking-token.ts'
import type { BookingRow } from './bookings.store.ts'
import { holdItems } from './hold-items.ts'
import { holdWithinBounds, type Who } from './hold-within-bounds.ts'
import { loadTax } from './load-tax.ts'
import type { Why } from './move.ts'
import { type Guest, newBooking, newOrder } from './new-booking.ts'
import { actorOf } from './open-booking.ts'
import { tellOfHold } from './tell.ts'
import { toWire } from './view-booking.ts'

export interface Held {
  booking: Booking
  token: string
}

/** What is to be held, and what was written of it and of who comes. */
export interface WantedItem {
  quote: StoredQuote
  guest: Guest
}

interface NewItem {
  quote: StoredQuote
  booking: BookingRow & { heldUntil: Date }
  token: string
}

/** A guest's hold of what these quotes offer, in the order of their days: one clock, all or nothing. */
export async function holdTogether<T>(
  ctx: Context,
  { items, email, answerOf }: { items: readonly WantedItem[]; email: string; answerOf: (held: Held[]) => T },
  { caller, origin }: Who,
  attempt: Attempt,
): Promise<T> {
  const fleet = await loadFleet(ctx)
  const { holdMinutes } = await loadBookingPolicy(ctx)
  const tax = await loadTax(ctx)
  const userId = caller?.userId ?? null
  const quotes = items.map(({ quote }) => quote)
  const held = holdWithinBounds(ctx, { caller, origin, email }, quotes, async (db, heldBy) => {
    const now = ctx.clock.now()
    const heldUntil = addMinutes(now, holdMinutes)
    const why = { actor: actorOf(caller), reason: 'Held for the guest', at: now }
    const all = newItems(items, { userId, now, heldUntil })
    return holdItems(
      db,
      all.map(({ quote, booking }) => ({ quote, booking, fleet, expiresAt: heldUntil })),
      {
        ...{ why, heldBy, guest: { userId, email } },
        writeDown: async () => {
          for (const { booking } of all) await tellOfHold(db, booking, heldUntil, { isNew: true })
          const answer = answerOf(all.map((item) => heldOf(item, all, why, tax)))
          await attempt.remember(db, answer)
          return answer
        },
      },
    )
  })
  return held.catch((error: unknown) => noteRefusedCode(ctx, error))
}

function newItems(
  items: readonly WantedItem[],
  { userId, now, heldUntil }: { userId: string | null; now: Date; heldUntil: Date },
): NewItem[] {
  const placeOf = newOrder(items.length)
  return items.map(({ quote, guest }, index) => {
    const token = newBookingToken()
    const place = placeOf(index + 1)
    return { quote, token, booking: newBooking(quote, guest, { place, userId, token, now, heldUntil }) }
  })
}

/** As it stands at this moment, without asking the database for what was just written. */
function heldOf(item: NewItem, all: readonly NewItem[], why: Why, tax: Tax): Held {
  const { booking, token } = item
  const move = { bookingId: booking.id, number: 1, from: null, to: booking.state, ...why }
  const journey = all
    .filter((other) => other !== item)
    .map(({ booking: { reference, service, startsAt, state, totalYen, pickUp, dropOff } }) => ({
      ...{ reference, title: service.title, startsAt: tokyoIso(startsAt), state },
      ...{ totalYen, paidYen: 0, refundedYen: 0, pickUp, dropOff },
    }))
  const money = { paidYen: 0, refundedYen: 0, endBackYen: 0, back: [], giftYen: 0 }
  return { token, booking: toWire({ booking, moves: [move], payments: [], ...money, crew: [], journey, tax }) }
}
