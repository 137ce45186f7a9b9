import { keepCrew, releaseCrew } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { endQuote, type StoredQuote } from '#server/pricing/index.ts'
import { limitAfterMove } from './booking.rules.ts'
import { addMove } from './booking-moves.store.ts'
import type { BookingRow } from './bookings.store.ts'
import { changeInWords } from './changed-wish.rules.ts'
import { changeSlot } from './save-bookings.store.ts'
import { tellOfChange } from './tell.ts'

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
  const { startsAt, endsAt, vehicleClass, wish, pickUp, dropOff, lines, totalYen } = quote
  // Of a smaller party those who were named first still come.
  const travellers = booking.travellers.slice(0, wish.guests)
  const mostRefundPercent = limitAfterMove(booking, startsAt, ctx.clock.now())
  const hour = { quoteId: quote.id, startsAt, endsAt, vehicleClass, wish, pickUp, dropOff }
  const slot = { ...hour, travellers, lines, totalYen, mostRefundPercent }
  const { version, calendarSequence } = await changeSlot(db, booking.id, slot)
  await endQuote(db, booking.quoteId, ctx.clock.now())
  await addMove(db, {
    bookingId: booking.id,
    number: version,
    from: booking.state,
    to: booking.state,
    actor,
    reason: changeInWords(booking, quote),
    at: ctx.clock.now(),
  })
  await tellOfChange(db, { bookingId: booking.id, sequence: calendarSequence })
  return { ...booking, ...slot, version, calendarSequence }
}
