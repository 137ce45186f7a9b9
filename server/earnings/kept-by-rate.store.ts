import { sql } from 'kysely'
import type { YenByTax } from '#core/tax.ts'
import type { Database } from '#server/platform/database.ts'
import { momentsOf, type Span } from './earnings-periods.rules.ts'

/** What a period kept for services of one span of rates. */
export interface KeptSince {
  /** The day from which their rates hold. */
  rateFrom: string
  byTax: YenByTax
}

/** What a period kept, by the rates of the day on which each service is done, and by what the tax makes of it. */
export async function keptByRate(db: Database, period: Span): Promise<KeptSince[]> {
  const { from, until } = momentsOf(period)
  const { rows } = await sql<YenByTax & { rateFrom: string }>`
    WITH moved AS (
      SELECT booking_id, -amount_yen AS net, 0 AS reduced, 0 AS exempt, 0 AS outside, 0 AS kept FROM ledger_lines
      WHERE account = 'guest' AND at >= ${from} AND at < ${until}
      UNION ALL
      SELECT booking_id, 0, CASE part WHEN 'reduced' THEN amount_yen ELSE 0 END,
        CASE part WHEN 'exempt' THEN amount_yen ELSE 0 END, CASE part WHEN 'outside' THEN amount_yen ELSE 0 END,
        CASE part WHEN 'kept' THEN amount_yen ELSE 0 END
      FROM tax_parts WHERE at >= ${from} AND at < ${until})
    SELECT to_char(tax_rate_from((bookings.ends_at AT TIME ZONE 'Asia/Tokyo')::date), 'YYYY-MM-DD') AS "rateFrom",
      sum(net - reduced - exempt - outside - kept)::float8 AS standard, sum(reduced)::float8 AS reduced,
      sum(exempt)::float8 AS exempt, sum(outside)::float8 AS outside, sum(kept)::float8 AS kept
    FROM moved JOIN bookings ON bookings.id = moved.booking_id GROUP BY 1`.execute(db)
  return rows.map(({ rateFrom, ...byTax }) => ({ rateFrom, byTax }))
}
