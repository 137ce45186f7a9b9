import { sql } from 'kysely'
import type { TakenHow } from '#contract/payments.ts'
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

interface Money {
  bookingId: string
  amountYen: number
  at: Date
}

/** A payment that nobody finished, a refund that the gateway refused, or money that somebody has to hand back. */
export type MoneyToCheck =
  | (Money & { kind: 'payment' | 'refund' })
  | (Money & { kind: 'hand-back'; refundId: string; how: TakenHow })

/** What waits for a person about money, in one question: at most so many of a kind, and of each the oldest first. */
export async function findMoneyToCheck(db: Database, startedBefore: Date, most: number): Promise<MoneyToCheck[]> {
  const { rows } = await sql<MoneyToCheck>`
    (SELECT 'payment' AS kind, id AS "refundId", booking_id AS "bookingId", amount_yen AS "amountYen", created_at AS at,
        NULL AS how
      FROM payments WHERE state IN ('started', 'needs_step_up') AND created_at < ${startedBefore}
      ORDER BY created_at LIMIT ${most})
    UNION ALL
    (SELECT 'refund', id, booking_id, amount_yen, created_at, NULL FROM refunds WHERE state = 'failed'
      ORDER BY created_at LIMIT ${most})
    UNION ALL
    (SELECT 'hand-back', refunds.id, refunds.booking_id, refunds.amount_yen, refunds.created_at, taken_how
      FROM refunds JOIN payments ON payments.id = payment_id WHERE to_hand AND handed_at IS NULL
      ORDER BY refunds.created_at LIMIT ${most})
    ORDER BY at`.execute(db)
  return rows
}
