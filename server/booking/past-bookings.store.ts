import type { BookingState } from '#contract/booking.ts'
import { emailKey } from '#contract/text.ts'
import type { Database } from '#server/platform/database.ts'
import type { Move } from './booking-moves.store.ts'
import type { NewBooking } from './save-bookings.store.ts'

/** A booking with all its moves, the first of which holds it. */
export type PastBooking = NewBooking & {
  moves: readonly (Pick<Move, 'actor' | 'reason' | 'at'> & { to: BookingState })[]
}

/** Many bookings that have come a long way already, in two statements. */
export async function addPastBookings(db: Database, bookings: readonly PastBooking[]): Promise<void> {
  await db
    .insertInto('bookings')
    .values(
      bookings.map((booking) => ({
        id: booking.id,
        reference: booking.reference,
        token_hash: booking.tokenHash,
        user_id: booking.userId,
        quote_id: booking.quoteId,
        tour_id: booking.tourId,
        state: booking.moves.at(-1)?.to ?? 'on_hold',
        version: booking.moves.length,
        starts_at: booking.startsAt,
        ends_at: booking.endsAt,
        vehicle_class: booking.vehicleClass,
        wish: JSON.stringify(booking.wish),
        lines: JSON.stringify(booking.lines),
        total_yen: booking.totalYen,
        cancellation_tiers: JSON.stringify(booking.cancellationTiers),
        lead_name: booking.leadName,
        email: booking.email,
        email_key: emailKey(booking.email),
        phone: booking.phone,
        travellers: JSON.stringify(booking.travellers),
        pick_up: booking.pickUp && JSON.stringify(booking.pickUp),
        drop_off: booking.dropOff && JSON.stringify(booking.dropOff),
        name_board: booking.nameBoard,
        room: booking.room,
        flight: booking.flight,
        note: booking.note,
        voucher_code: booking.voucherCode,
        created_at: booking.createdAt,
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

export async function hasBooking(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
