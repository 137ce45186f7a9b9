import { namedAfter } from '#contract/named-party.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { Ride } from '#contract/rides.ts'
import { countSalesLater } from '#server/catalogue/index.ts'
import { keepCrew, releaseCrew } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { endQuote, type StoredQuote } from '#server/pricing/index.ts'
import { keepAsItStands } from './as-it-stood.store.ts'
import { termsAfterMove } from './booking.rules.ts'
import { addMove } from './booking-moves.store.ts'
import type { BookingRow } from './bookings.store.ts'
import { changeInWords, flightAfter, roomAfter } from './changed-wish.rules.ts'
import { type PriceOverride, stillCharged } from './price-overrides.rules.ts'
import { changeSlot } from './save-bookings.store.ts'
import { tellOfChange } from './tell.ts'

export interface HowChanged {
  round: number
  actor: string
  /** By the office: what is charged otherwise than quoted. Left out: what the quote itself kept of it. */
  charged?: { lines: QuoteLine[]; totalYen: number; overrides: PriceOverride[] }
  /** Whether the guest is written to. */
  isTold?: boolean
  /** Moved by us, not at the guest's wish: what the terms give back does not get less. */
  isOurs?: boolean
}

export const landingOf = (ride: Ride) => (ride.landsAt === null ? null : new Date(ride.landsAt))

/** The new hour is sure: only now the old one is let go. */
export async function applyChange(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  quote: StoredQuote,
  { round, actor, charged, isTold = true, isOurs = false }: HowChanged,
): Promise<BookingRow> {
  await keepAsItStands(db, booking)
  await keepCrew(db, booking.id)
  await releaseCrew(db, booking.id, { but: round })
  const { startsAt, endsAt, vehicleClass, wish, ride, pickUp, dropOff } = quote
  // What the desk knows of a flight of a day out stays; that of a ride comes with its new hour.
  const met = flightAfter(booking, quote)
  const landsAt = ride ? landingOf(ride) : met.landsAt
  const { lines, totalYen } = charged ?? quote
  const priceOverrides = charged?.overrides ?? stillCharged(quote.lines, booking.priceOverrides)
  const { staying: travellers } = namedAfter(booking.travellers, booking.wish, wish)
  const terms = termsAfterMove(booking, startsAt, { isOurs, now: ctx.clock.now() })
  const hour = { quoteId: quote.id, startsAt, endsAt, vehicleClass, wish, ride, landsAt, pickUp, dropOff }
  const room = roomAfter(booking, quote)
  const slot = { ...hour, travellers, room, flight: met.flight, lines, totalYen, priceOverrides, ...terms }
  const { version, calendarSequence } = await changeSlot(db, booking.id, slot)
  await endQuote(db, booking.quoteId, ctx.clock.now())
  await addMove(db, {
    bookingId: booking.id,
    number: version,
    from: booking.state,
    to: booking.state,
    actor,
    reason: changeInWords(booking, { ...quote, flight: met.flight }),
    at: ctx.clock.now(),
  })
  if (totalYen !== booking.totalYen) await countSalesLater(db, booking)
  if (isTold) await tellOfChange(db, { bookingId: booking.id, sequence: calendarSequence })
  return { ...booking, ...slot, version, calendarSequence }
}
