import type { Database } from '#server/platform/database.ts'

/** What is still to pay, of those of these bookings that owe something. Counted when a transaction ends, not within it. */
export async function findDueYen(db: Database, bookingIds: readonly string[]): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('open_balances')
    .select(['booking_id', 'due_yen'])
    .where('booking_id', 'in', [...bookingIds])
    .execute()
  return new Map(rows.map((row) => [row.booking_id, row.due_yen]))
}
