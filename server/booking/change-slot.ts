import { keepCrew, releaseCrew } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { endQuote, type StoredQuote } from '#server/pricing/index.ts'
import { addMove } from './booking-moves.store.ts'
import { type BookingRow, changeSlot } from './bookings.store.ts'

/** The new hour is sure: only now the old one is let go. */
export async function applyChange(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  quote: StoredQuote,
  { round, actor }: { round: number; actor: string },
): Promise<BookingRow> {
  await keepCrew(db, booking.id)
  await releaseCrew(db, booking.id, { before: round })
  const { startsAt, endsAt, vehicleClass, wish, lines, totalYen } = quote
  const slot = { quoteId: quote.id, startsAt, endsAt, vehicleClass, wish, lines, totalYen }
  const version = await changeSlot(db, booking.id, slot)
  await endQuote(db, booking.quoteId, ctx.clock.now())
  await addMove(db, {
    bookingId: booking.id,
    number: version,
    from: booking.state,
    to: booking.state,
    actor,
    reason: `Moved from ${hourOf(booking.startsAt)} to ${hourOf(startsAt)}`,
    at: ctx.clock.now(),
  })
  return { ...booking, ...slot, version }
}

const hourOf = (at: Date) => `${tokyoDayOf(at)} ${tokyoTimeOf(at)}`
