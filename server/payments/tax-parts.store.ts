import { type RawBuilder, sql } from 'kysely'
import { type TaxedLine, withStandard, type YenByTax } from '#core/tax.ts'
import type { Database } from '#server/platform/database.ts'

/** What a booking is charged for, and whether any of its money stands apart. */
export interface Bill {
  lines: readonly TaxedLine[]
  isCancelled: boolean
  hasParts: boolean
}

export async function findBill(db: Database, bookingId: string): Promise<Bill | undefined> {
  const row = await db
    .selectFrom('booking_bills')
    .select(['lines', sql<boolean>`coalesce(is_cancelled, false)`.as('isCancelled')])
    .select(
      sql<boolean>`EXISTS (SELECT FROM tax_parts WHERE tax_parts.booking_id = booking_bills.booking_id)`.as('hasParts'),
    )
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row && { ...row, lines: row.lines as unknown as TaxedLine[] }
}

const partsOf = (where: RawBuilder<unknown>) =>
  sql<Partial<YenByTax> | null>`(SELECT jsonb_object_agg(part, yen) FROM (
    SELECT part, sum(amount_yen)::integer AS yen FROM tax_parts WHERE ${where} GROUP BY part) AS sums)`

/** What stands apart of a payment or a refund, as things are now. */
export const partsOfMove = (id: RawBuilder<unknown>) => partsOf(sql`move_id = ${id}`)

/** What we have of a booking's money, by what the tax makes of it. */
export async function heldByTax(db: Database, bookingId: string): Promise<YenByTax> {
  const { rows } = await sql<{ yen: number; parts: Partial<YenByTax> | null }>`
    SELECT (SELECT coalesce(-sum(amount_yen), 0)::integer FROM ledger_lines
        WHERE booking_id = ${bookingId} AND account = 'guest') AS yen,
      ${partsOf(sql`booking_id = ${bookingId}`)} AS parts`.execute(db)
  return withStandard(rows[0]?.yen ?? 0, rows[0]?.parts ?? null)
}

const ofPayment = sql`move_id = payments.id OR move_id IN (SELECT refunds.id FROM refunds WHERE payment_id = payments.id)`

export interface LeftOfPayment {
  paymentId: string
  left: YenByTax
}

/** What is left of each payment of a booking, the newest first. */
export async function leftByTax(db: Database, bookingId: string): Promise<LeftOfPayment[]> {
  const { rows } = await sql<{ paymentId: string; yen: number; parts: Partial<YenByTax> | null }>`
    SELECT id AS "paymentId", amount_yen - refunded_yen AS yen,
      ${partsOf(ofPayment)} AS parts
    FROM payments WHERE booking_id = ${bookingId} AND state = 'succeeded' ORDER BY paid_at DESC, id`.execute(db)
  return rows.map(({ paymentId, yen, parts }) => ({ paymentId, left: withStandard(yen, parts) }))
}

export interface PartsOfMove {
  bookingId: string
  /** The payment or the refund. */
  moveId: string
  /** As it came, since the price is another, or since what is left of it is kept. */
  occasion: 'money' | 'price' | 'cancelled'
  at: Date
  yen: Readonly<YenByTax>
}

/** What is at the standard rate has no row. */
export async function addTaxParts(db: Database, all: readonly PartsOfMove[]): Promise<void> {
  const rows = all.flatMap(({ bookingId, moveId, occasion, at, yen }) =>
    (['reduced', 'exempt', 'outside', 'kept'] as const)
      .filter((part) => yen[part] !== 0)
      .map((part) => ({ booking_id: bookingId, move_id: moveId, occasion, part, amount_yen: yen[part], at })),
  )
  if (rows.length > 0) await db.insertInto('tax_parts').values(rows).execute()
}
