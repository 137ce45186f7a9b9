import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface LedgerEntry {
  /** The id of the payment or refund it is about: the primary key then refuses to book the same one twice. */
  entryId: string
  bookingId: string
  amountYen: number
  memo: string
  at: Date
}

/** Money that came in: the gateway holds it, and we owe the guest a day for it. */
export const recordCapture = (db: Database, entry: LedgerEntry) => addEntry(db, entry, { gateway: 1, guest: -1 })

/** What was entered wrongly and taken back: the money never came. */
export const recordCorrection = (db: Database, entry: LedgerEntry) =>
  addEntry(db, { ...entry, isCorrection: true }, { guest: 1, gateway: -1 })

/** Money that goes back the way it came. */
export const recordRefund = (db: Database, entry: LedgerEntry) => addEntry(db, entry, { guest: 1, gateway: -1 })

async function addEntry(
  db: Database,
  entry: LedgerEntry & { isCorrection?: boolean },
  signs: Record<string, 1 | -1>,
): Promise<void> {
  await db
    .insertInto('ledger_lines')
    .values(
      Object.entries(signs).map(([account, sign], index) => ({
        entry_id: entry.entryId,
        number: index + 1,
        booking_id: entry.bookingId,
        account,
        amount_yen: sign * entry.amountYen,
        memo: entry.memo,
        at: entry.at,
        is_correction: entry.isCorrection ?? false,
      })),
    )
    .execute()
}

export interface Balance {
  /** Without what was entered wrongly and taken back. */
  paidYen: number
  refundedYen: number
  /** Paid and not given back. */
  heldYen: number
  /** Of what was given back: as a kindness, beyond the terms, and not counted towards a lower price since. */
  giftYen: number
}

export async function balanceOf(db: Database, bookingId: string): Promise<Balance> {
  const { paidYen, refundedYen, giftYen } = await db
    .selectFrom('ledger_lines')
    .select([
      sql<number>`coalesce(sum(amount_yen) FILTER (WHERE amount_yen > 0 OR is_correction), 0)::integer`.as('paidYen'),
      sql<number>`coalesce(-sum(amount_yen) FILTER (WHERE amount_yen < 0 AND NOT is_correction), 0)::integer`.as(
        'refundedYen',
      ),
      sql<number>`(SELECT coalesce(sum(refunds.amount_yen - counted_yen), 0)::integer FROM refunds
        WHERE refunds.booking_id = ${bookingId} AND beyond_terms)`.as('giftYen'),
    ])
    .where('booking_id', '=', bookingId)
    .where('account', '=', 'gateway')
    .executeTakeFirstOrThrow()
  return { paidYen, refundedYen, heldYen: paidYen - refundedYen, giftYen }
}

/** Zero, always. */
export async function ledgerSum(db: Database): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_lines')
    .select(sql<string>`coalesce(sum(amount_yen), 0)`.as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum)
}
