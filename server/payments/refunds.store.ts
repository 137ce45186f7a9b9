import { type Selectable, sql } from 'kysely'
import { sumBack, wayBack } from '#contract/money-back.ts'
import type { MoneyBack, TakenHow } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'
import type { Refunds } from '#server/platform/schema.generated.ts'

/** Money that goes back: decided, then done by the gateway. */
export interface Refund {
  id: string
  paymentId: string
  bookingId: string
  amountYen: number
  reason: string
  state: 'asked' | 'done' | 'failed'
  gatewayId: string | null
  createdAt: Date
  /** A kindness, which no price and no terms asked for. */
  beyondTerms: boolean
  /** A counter-entry: the money was never given. */
  isCorrection: boolean
  /** Somebody has to hand it over, and when the desk said that it was given; null: not yet. */
  toHand: boolean
  handedAt: Date | null
}

const toRefund = (row: Selectable<Refunds>): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  bookingId: row.booking_id,
  amountYen: row.amount_yen,
  reason: row.reason,
  state: row.state as Refund['state'],
  gatewayId: row.gateway_id,
  createdAt: row.created_at,
  beyondTerms: row.beyond_terms,
  isCorrection: row.is_correction,
  toHand: row.to_hand,
  handedAt: row.handed_at,
})

export async function addRefund(
  db: Database,
  refund: Pick<Refund, 'paymentId' | 'bookingId' | 'amountYen' | 'reason' | 'createdAt'> & {
    beyondTerms?: boolean
    isCorrection?: boolean
    toHand?: boolean
  },
): Promise<Refund> {
  const row = await db
    .insertInto('refunds')
    .values({
      payment_id: refund.paymentId,
      booking_id: refund.bookingId,
      amount_yen: refund.amountYen,
      reason: refund.reason,
      beyond_terms: refund.beyondTerms ?? false,
      is_correction: refund.isCorrection ?? false,
      to_hand: refund.toHand ?? false,
      state: 'asked',
      note_number: sql<number>`(SELECT coalesce(max(note_number), 0) + 1 FROM refunds
        WHERE booking_id = ${refund.bookingId})`,
      created_at: refund.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRefund(row)
}

/** So much of what went back as a kindness now counts towards a lower price, the newest first. */
export async function countKindness(db: Database, bookingId: string, yen: number): Promise<void> {
  await sql`UPDATE refunds SET counted_yen = counted_yen + least(free, greatest(0, ${yen} - before))
    FROM (SELECT id, amount_yen - counted_yen AS free,
        coalesce(sum(amount_yen - counted_yen) OVER (ORDER BY created_at DESC, id
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM refunds WHERE booking_id = ${bookingId} AND beyond_terms) AS kind
    WHERE refunds.id = kind.id AND kind.before < ${yen}`.execute(db)
}

export async function findRefund(db: Database, id: string): Promise<Refund | undefined> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRefund(row)
}

/** What went back for a booking, by where it goes to; what was entered wrongly and taken back is no money that went. */
export async function backOf(db: Database, bookingId: string, refundIds?: readonly string[]): Promise<MoneyBack[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount_yen as amountYen', 'payments.taken_how'])
    .where('refunds.booking_id', '=', bookingId)
    .where('refunds.is_correction', '=', false)
    .$if(refundIds !== undefined, (query) => query.where('refunds.id', 'in', [...(refundIds ?? [])]))
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()
  return sumBack(
    rows.map(({ amountYen, taken_how }) => ({
      way: wayBack({ takenHow: taken_how as TakenHow | null }),
      amountYen,
    })),
  )
}

export async function refundsOf(db: Database, bookingId: string): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toRefund)
}

export async function markRefundDone(db: Database, id: string, gatewayRefundId: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'done', gateway_id: gatewayRefundId })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .execute()
}

/** Answers whether there is such a refund. */
export async function markRefundFailed(db: Database, id: string): Promise<boolean> {
  const changed = await db.updateTable('refunds').set({ state: 'failed' }).where('id', '=', id).executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
