import type { BookingState } from '#contract/booking.ts'
import { countSalesLater } from '#server/catalogue/index.ts'
import { releaseCrew } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { canMove, keepsCrew, stateInWords } from './booking.rules.ts'
import { addMove } from './booking-moves.store.ts'
import type { BookingRow, Cancelled } from './bookings.store.ts'
import { kindOf } from './kinds.ts'
import { changeState } from './save-bookings.store.ts'
import { tell, tellOfDayOver } from './tell.ts'

export interface Why {
  actor: string
  reason: string
  at: Date
  /** Of one that is cancelled: on whose side it lies. */
  cancelled?: Cancelled
}

/**
 * Moves a booking along the graph, writes down who, when and why, and lets its crew go where it keeps none. The
 * booking is one that the caller holds locked, so that it is as it was seen.
 */
export async function moveTo(
  db: Database,
  booking: BookingRow,
  to: BookingState,
  { cancelled, ...why }: Why,
): Promise<void> {
  if (!canMove(booking.state, to)) throw notPossible(booking)
  const heldUntil = booking.state === 'on_hold' ? { heldUntil: null } : {}
  const version = await changeState(db, { id: booking.id, from: booking.state, to, ...heldUntil, cancelled })
  if (version === undefined) throw new AppError('booking.changed-meanwhile')
  await addMove(db, { bookingId: booking.id, number: version, from: booking.state, to, ...why })
  if (to === 'confirmed') await tell(db, { bookingId: booking.id, occasion: 'confirmed', version })
  if (to === 'redeemed' && kindOf(booking.wish).isReviewed) await tellOfDayOver(db, { ...booking, version }, why.at)
  // Who lets go what was only held has nothing to be told.
  if (to === 'cancelled' && booking.state !== 'on_hold')
    await tell(db, { bookingId: booking.id, occasion: 'cancelled', version })
  if (to === 'confirmed' || (to === 'cancelled' && booking.state === 'confirmed')) await countSalesLater(db, booking)
  if (!keepsCrew(to)) await releaseCrew(db, booking.id)
  // Another hour that was still waited for comes to nothing when the day is over.
  else if (booking.state === 'confirmed') await releaseCrew(db, booking.id, 'held')
}

export const notPossible = ({ state }: Pick<BookingRow, 'state'>) =>
  new AppError('booking.not-possible-now', { state: stateInWords[state] })
