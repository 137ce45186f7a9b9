import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** What is no longer owed, by booking: paid and not given back, or given back as a kindness. */
export async function coveredYenOf(db: Database, bookingIds: readonly string[]): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map()
  const pieces = db
    .selectFrom('ledger_lines')
    .select(['booking_id', sql<number>`-amount_yen`.as('yen')])
    .where('account', '=', 'guest')
    .where('booking_id', 'in', [...bookingIds])
    .unionAll(
      db
        .selectFrom('refunds')
        .select(['booking_id', sql<number>`amount_yen - counted_yen`.as('yen')])
        .where('beyond_terms', '=', true)
        .where('booking_id', 'in', [...bookingIds]),
    )
  const rows = await db
    .selectFrom(pieces.as('pieces'))
    .select(['booking_id', sql<number>`sum(yen)::float8`.as('coveredYen')])
    .groupBy('booking_id')
    .execute()
  return new Map(rows.map((row) => [row.booking_id, row.coveredYen]))
}

export interface MoneyToCheck {
  kind: 'payment' | 'refund'
  bookingId: string
  amountYen: number
  at: Date
}

/** Payments that nobody finished since, and refunds that the gateway refused; the oldest first. */
export async function findMoneyToCheck(db: Database, startedBefore: Date, most: number): Promise<MoneyToCheck[]> {
  const rows = await db
    .selectFrom('payments')
    .select([sql<MoneyToCheck['kind']>`'payment'`.as('kind'), 'booking_id', 'amount_yen', 'created_at as at'])
    .where('state', 'in', ['started', 'needs_step_up'])
    .where('created_at', '<', startedBefore)
    .unionAll(
      db
        .selectFrom('refunds')
        .select([sql<MoneyToCheck['kind']>`'refund'`.as('kind'), 'booking_id', 'amount_yen', 'created_at as at'])
        .where('state', '=', 'failed'),
    )
    .orderBy('at')
    .limit(most)
    .execute()
  return rows.map((row) => ({ kind: row.kind, bookingId: row.booking_id, amountYen: row.amount_yen, at: row.at }))
}
