import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { momentsOf, type Span } from './earnings-periods.rules.ts'
import type { AtRate } from './tax.rules.ts'

/** What a period kept, by the rate of the day on which each service is done. */
export async function keptByRate(db: Database, period: Span): Promise<AtRate[]> {
  const { from, until } = momentsOf(period)
  const { rows } = await sql<AtRate>`
    SELECT tax_percent_on((bookings.ends_at AT TIME ZONE 'Asia/Tokyo')::date) AS percent,
      (-sum(amount_yen))::float8 AS "keptYen"
    FROM ledger_lines JOIN bookings ON bookings.id = ledger_lines.booking_id
    WHERE account = 'guest' AND at >= ${from} AND at < ${until} GROUP BY 1`.execute(db)
  return rows
}
