import { sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import type { Database } from '#server/platform/database.ts'
import type { Move } from './booking-moves.store.ts'
import { columnsOf, type NewBooking, newOrders } from './save-bookings.store.ts'

/** A booking with all its moves, the first of which holds it. */
export type PastBooking = NewBooking & {
  moves: readonly (Pick<Move, 'actor' | 'reason' | 'at'> & { to: BookingState })[]
  /** Somebody of its crew fell away since. */
  needsCrew?: boolean
  /** When the guest's flight lands. */
  landsAt?: Date | null
}

/** Many bookings that have come a long way already, in three statements. */
export async function addPastBookings(db: Database, bookings: readonly PastBooking[]): Promise<void> {
  await newOrders(db, bookings).execute()
  await db
    .insertInto('bookings')
    .values(
      bookings.map((booking) => ({
        ...columnsOf(booking),
        state: booking.moves.at(-1)?.to ?? 'on_hold',
        version: booking.moves.length,
        held_until: booking.heldUntil,
        needs_crew: booking.needsCrew ?? false,
        flight_lands_at: booking.landsAt ?? null,
      })),
    )
    .execute()
  await db
    .insertInto('booking_moves')
    .values(
      bookings.flatMap(({ id, moves }) =>
        moves.map(({ to, actor, reason, at }, index) => ({
          booking_id: id,
          number: index + 1,
          from_state: moves[index - 1]?.to ?? null,
          to_state: to,
          actor,
          reason,
          at,
        })),
      ),
    )
    .execute()
}

export async function hasOneOf(db: Database, ids: readonly string[]): Promise<boolean> {
  // Hundreds are asked for at every start: as one array they are one parameter.
  const { rows } = await sql`SELECT id FROM bookings WHERE id = ANY(${[...ids]}::uuid[]) LIMIT 1`.execute(db)
  return rows.length > 0
}
