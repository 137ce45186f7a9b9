import type { BookingState, BoughtWith } from '#contract/booking.ts'
import type { Meeting } from '#contract/places.ts'
import { isOfSeveral } from '#core/references.ts'
import { balanceOf } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { type BookingRow, serviceOf } from './bookings.store.ts'

/** What was bought with it: each with what was paid for it, in the order of their days. */
export async function findOthersOf(
  db: Database,
  { id, orderId, reference }: Pick<BookingRow, 'id' | 'orderId' | 'reference'>,
): Promise<BoughtWith[]> {
  if (!isOfSeveral(reference)) return []
  const rows = await db
    .selectFrom('bookings')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .select(['bookings.reference', 'bookings.starts_at', 'bookings.state', 'bookings.ride'])
    .select(['bookings.id', 'bookings.total_yen', 'bookings.pick_up', 'bookings.drop_off'])
    .select(['tours.slug as tour_slug', 'tours.title as tour_title'])
    .where('order_id', '=', orderId)
    .where('bookings.id', '<>', id)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.item_number')
    .execute()
  const others: BoughtWith[] = []
  for (const row of rows) {
    const { paidYen, refundedYen } = await balanceOf(db, row.id)
    others.push({
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
  return others
}

export async function findOrderOf(db: Database, bookingId: string): Promise<string> {
  const { order_id } = await db
    .selectFrom('bookings')
    .select('order_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return order_id
}
