import type { TakenHow } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'

/** Money that came by hand and goes back: somebody has to hand it over. */
export interface ToHand {
  refundId: string
  bookingId: string
  amountYen: number
  how: TakenHow
  at: Date
}

/** What the desk has not said yet to be given, the oldest first. */
export async function findToHand(db: Database, most: number): Promise<ToHand[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.booking_id', 'refunds.amount_yen', 'refunds.created_at', 'payments.taken_how'])
    .where('to_hand', '=', true)
    .where('handed_at', 'is', null)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    refundId: row.id,
    bookingId: row.booking_id,
    amountYen: row.amount_yen,
    how: row.taken_how as TakenHow,
    at: row.created_at,
  }))
}

export interface Handing {
  bookingId: string
  refundId: string
  /** Who says so, and when; null: it was said by mistake, and waits again. */
  handed: { userId: string; at: Date } | null
}

/** Says of a refund that it was given, or that it was not; undefined where it says so already, or is none by hand. */
export async function setHanded(
  db: Database,
  { bookingId, refundId, handed }: Handing,
): Promise<Pick<ToHand, 'amountYen' | 'how'> | undefined> {
  const row = await db
    .updateTable('refunds')
    .from('payments')
    .set({ handed_at: handed?.at ?? null, handed_by: handed?.userId ?? null })
    .whereRef('payments.id', '=', 'refunds.payment_id')
    .where('refunds.id', '=', refundId)
    .where('refunds.booking_id', '=', bookingId)
    .where('to_hand', '=', true)
    .where('handed_at', handed ? 'is' : 'is not', null)
    .returning(['refunds.amount_yen', 'payments.taken_how'])
    .executeTakeFirst()
  return row && { amountYen: row.amount_yen, how: row.taken_how as TakenHow }
}
