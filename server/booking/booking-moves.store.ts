import type { BookingState } from '#contract/booking.ts'
import type { Database } from '#server/platform/database.ts'

export interface Move {
  bookingId: string
  /** The version of the booking after it. */
  number: number
  from: BookingState | null
  to: BookingState
  /** A user's id, 'guest', 'gateway' or 'clock'. */
  actor: string
  reason: string
  at: Date
}

export async function addMove(db: Database, move: Move): Promise<void> {
  await db
    .insertInto('booking_moves')
    .values({
      booking_id: move.bookingId,
      number: move.number,
      from_state: move.from,
      to_state: move.to,
      actor: move.actor,
      reason: move.reason,
      at: move.at,
    })
    .execute()
}

export async function movesOf(db: Database, bookingId: string): Promise<Move[]> {
  const rows = await db
    .selectFrom('booking_moves')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    bookingId: row.booking_id,
    number: row.number,
    from: row.from_state as BookingState | null,
    to: row.to_state as BookingState,
    actor: row.actor,
    reason: row.reason,
    at: row.at,
  }))
}
