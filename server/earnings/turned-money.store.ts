import { sql } from 'kysely'
import { withStandard, type YenByTax } from '#core/tax.ts'
import type { Database } from '#server/platform/database.ts'
import type { Entry } from './earnings.store.ts'
import { momentsOf, type Span } from './earnings-periods.rules.ts'

/** The parts that are told apart, as columns. */
const parts = sql`coalesce(sum(amount_yen) FILTER (WHERE part = 'reduced'), 0)::integer AS reduced,
  coalesce(sum(amount_yen) FILTER (WHERE part = 'exempt'), 0)::integer AS exempt,
  coalesce(sum(amount_yen) FILTER (WHERE part = 'outside'), 0)::integer AS outside,
  coalesce(sum(amount_yen) FILTER (WHERE part = 'kept'), 0)::integer AS kept`

type Apart = Omit<YenByTax, 'standard'>

/** What entries of the ledger were when they came or went, those at the standard rate alone left out. */
export async function findOwnParts(
  db: Database,
  span: Span,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, YenByTax>> {
  const { from, until } = momentsOf(span)
  const { rows } = await sql<Apart & { id: string }>`
    SELECT move_id AS id, ${parts} FROM tax_parts
    WHERE occasion = 'money' AND at >= ${from} AND at < ${until} GROUP BY 1`.execute(db)
  const yen = new Map(entries.map(({ entryId, amountYen }) => [entryId, amountYen]))
  return new Map(rows.map(({ id, ...apart }) => [id, withStandard(yen.get(id) ?? 0, apart)]))
}

/** Money that the tax makes something else of than when it came: its booking was called off, or costs otherwise. */
export interface TurnedMoney extends Pick<Entry, 'at' | 'reference' | 'leadName' | 'tour' | 'serviceDay' | 'entryId'> {
  occasion: 'price' | 'cancelled'
  byTax: YenByTax
}

export async function findTurnedMoney(db: Database, span: Span): Promise<TurnedMoney[]> {
  const { from, until } = momentsOf(span)
  const { rows } = await sql<Apart & Omit<TurnedMoney, 'byTax'>>`
    SELECT turned.*, bookings.reference, bookings.lead_name AS "leadName",
      coalesce(tours.title, bookings.ride ->> 'title') AS tour,
      to_char(bookings.ends_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD') AS "serviceDay"
    FROM (
      SELECT booking_id, move_id AS "entryId", occasion, at, ${parts} FROM tax_parts
      WHERE occasion <> 'money' AND at >= ${from} AND at < ${until} GROUP BY 1, 2, 3, 4) AS turned
    JOIN bookings ON bookings.id = turned.booking_id LEFT JOIN tours ON tours.id = bookings.tour_id
    ORDER BY turned.at, turned."entryId"`.execute(db)
  return rows.map(({ at, reference, leadName, tour, serviceDay, entryId, occasion, ...apart }) => ({
    ...{ at, reference, leadName, tour, serviceDay, entryId, occasion },
    byTax: withStandard(0, apart),
  }))
}
