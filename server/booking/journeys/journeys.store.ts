import type { Booking, BookingState } from '#contract/booking.ts'
import type { Meeting } from '#contract/places.ts'
import { balanceOf } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { type BookingRow, serviceOf } from '../bookings.store.ts'

/** Of a way there and back: the other one, with what was paid for it. */
export async function findOtherWay(
  db: Database,
  { id, journeyId }: Pick<BookingRow, 'id' | 'journeyId'>,
): Promise<Booking['journey']> {
  if (journeyId === null) return []
  const rows = await db
    .selectFrom('bookings')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .select(['bookings.reference', 'bookings.starts_at', 'bookings.state', 'bookings.ride'])
    .select(['bookings.id', 'bookings.total_yen', 'bookings.pick_up', 'bookings.drop_off'])
    .select(['tours.slug as tour_slug', 'tours.title as tour_title'])
    .where('journey_id', '=', journeyId)
    .where('bookings.id', '<>', id)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .execute()
  const ways: Booking['journey'] = []
  for (const row of rows) {
    const { paidYen, refundedYen } = await balanceOf(db, row.id)
    ways.push({
      reference: row.reference,
      title: serviceOf(row).title,
      startsAt: tokyoIso(row.starts_at),
      state: row.state as BookingState,
      totalYen: row.total_yen,
      paidYen,
      refundedYen,
      pickUp: row.pick_up as unknown as Meeting | null,
      dropOff: row.drop_off as unknown as Meeting | null,
    })
  }
  return ways
}

export async function findJourneyOf(db: Database, bookingId: string): Promise<string | null> {
  const row = await db.selectFrom('bookings').select('journey_id').where('id', '=', bookingId).executeTakeFirst()
  return row?.journey_id ?? null
}

/** Whether money of these bookings is still on its way: held and not paid, or asked for and not answered. */
export async function isMoneyAwaited(db: Database, bookingIds: readonly string[], now: Date): Promise<boolean> {
  const held = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', 'in', bookingIds)
    .where('state', '=', 'on_hold')
    .where('held_until', '>', now)
    .limit(1)
    .executeTakeFirst()
  if (held) return true
  const asked = await db
    .selectFrom('payments')
    .select('id')
    .where('booking_id', 'in', bookingIds)
    .where('state', 'in', ['started', 'needs_step_up'])
    .limit(1)
    .executeTakeFirst()
  return asked !== undefined
}
