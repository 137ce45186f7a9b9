import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** What is added up of the ledger and of what the tax makes of its money. */
const columns = 'paid_yen given_back_yen payments refunds reduced_yen exempt_yen outside_yen kept_yen'
  .split(' ')
  .map((column) => sql.id(column))
const sums = sql.join(columns.map((column) => sql`sum(${column}) AS ${column}`))
const inWords = (of: 'kept' | 'told') =>
  sql`concat_ws(' ', ${sql.join(columns.map((column) => sql`coalesce(${sql.id(of)}.${column}, 0)`))})`

/** Every sum of the earnings, with what is not added up yet, is what the ledger and the crews of today say. */
export async function brokenEarnings(db: Database): Promise<string[]> {
  const { rows } = await sql<{ sum: string; kept: string; told: string }>`
    WITH lines AS MATERIALIZED (
      SELECT booking_id, (at AT TIME ZONE 'Asia/Tokyo')::date AS day,
        CASE WHEN amount_yen < 0 OR is_correction THEN -amount_yen ELSE 0 END AS paid_yen,
        CASE WHEN amount_yen > 0 AND NOT is_correction THEN amount_yen ELSE 0 END AS given_back_yen,
        (amount_yen < 0 OR is_correction)::int AS payments, (amount_yen > 0 AND NOT is_correction)::int AS refunds,
        0 AS reduced_yen, 0 AS exempt_yen, 0 AS outside_yen, 0 AS kept_yen
      FROM ledger_lines WHERE account = 'guest'
      UNION ALL
      SELECT booking_id, (at AT TIME ZONE 'Asia/Tokyo')::date, 0, 0, 0, 0,
        (part = 'reduced')::int * amount_yen, (part = 'exempt')::int * amount_yen,
        (part = 'outside')::int * amount_yen, (part = 'kept')::int * amount_yen
      FROM tax_parts),
    placed AS MATERIALIZED (
      SELECT lines.*, coalesce(tour_id::text, '-rides') AS tour,
        coalesce((SELECT vehicles.resource_id::text FROM assignments
          JOIN vehicles ON vehicles.resource_id = assignments.resource_id
          WHERE assignments.booking_id = bookings.id AND coalesce(live, false) ORDER BY round DESC LIMIT 1), '') AS car
      FROM lines JOIN bookings ON bookings.id = booking_id),
    told AS (SELECT part.*, ${sums} FROM placed, earnings_parts_of(day, tour, car) AS part GROUP BY 1, 2, 3, 4, 5),
    rows AS (
      SELECT * FROM earnings_sums
      UNION ALL SELECT part.*, ${sql.join(columns)}
      FROM earnings_news, earnings_parts_of(day, earnings_news.tour_key, earnings_news.car_key) AS part),
    kept AS (SELECT unit, parts, starts_on, tour_key, car_key, ${sums} FROM rows GROUP BY 1, 2, 3, 4, 5)
    SELECT concat_ws(' ', unit, parts, starts_on, tour_key, car_key) AS sum,
      ${inWords('kept')} AS kept, ${inWords('told')} AS told
    FROM kept FULL JOIN told USING (unit, parts, starts_on, tour_key, car_key)
    WHERE ${inWords('kept')} <> ${inWords('told')}`.execute(db)
  return rows.map(({ sum, kept, told }) => `earnings of ${sum} are kept as ${kept}, and the ledger says ${told}`)
}
