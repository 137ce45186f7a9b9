import type { TakenHow } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'

/** Money that came by hand. */
export interface Taken {
  id: string
  bookingId: string
  amountYen: number
  how: TakenHow
  /** Who of the crew was given it, and who of the office wrote it down. */
  crewId: string | null
  userId: string | null
  at: Date
}

/** What was given by hand for these bookings and stands, the oldest first. */
export async function findTakenOf(db: Database, bookingIds: readonly string[]): Promise<Taken[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'booking_id', 'amount_yen', 'taken_how', 'taken_by_crew', 'taken_by', 'paid_at', 'created_at'])
    .where('booking_id', 'in', [...bookingIds])
    .where('gateway', '=', 'cash')
    .where('state', '=', 'succeeded')
    .where('refunded_yen', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    amountYen: row.amount_yen,
    how: row.taken_how as TakenHow,
    crewId: row.taken_by_crew,
    userId: row.taken_by,
    at: row.paid_at ?? row.created_at,
  }))
}
