import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Every sum of the earnings, with what is not added up yet, is what the ledger and the crews of today say. */
export async function brokenEarnings(db: Database): Promise<string[]> {
  const numbers = sql`sum(paid_yen) AS paid, sum(given_back_yen) AS back, sum(payments) AS payments, sum(refunds) AS refunds`
  const { rows } = await sql<{ sum: string; kept: string; told: string }>`
    WITH lines AS MATERIALIZED (
      SELECT (at AT TIME ZONE 'Asia/Tokyo')::date AS day, coalesce(tour_id::text, '-rides') AS tour,
        coalesce((SELECT vehicles.resource_id::text FROM assignments
          JOIN vehicles ON vehicles.resource_id = assignments.resource_id
          WHERE assignments.booking_id = bookings.id AND coalesce(live, false) ORDER BY round DESC LIMIT 1), '') AS car,
        CASE WHEN amount_yen < 0 OR is_correction THEN -amount_yen ELSE 0 END AS paid_yen,
        CASE WHEN amount_yen > 0 AND NOT is_correction THEN amount_yen ELSE 0 END AS given_back_yen,
        (amount_yen < 0 OR is_correction)::int AS payments, (amount_yen > 0 AND NOT is_correction)::int AS refunds
      FROM ledger_lines JOIN bookings ON bookings.id = booking_id WHERE account = 'guest'),
    told AS (SELECT part.*, ${numbers} FROM lines, earnings_parts_of(day, tour, car) AS part GROUP BY 1, 2, 3, 4, 5),
    rows AS (
      SELECT * FROM earnings_sums
      UNION ALL SELECT part.*, paid_yen, given_back_yen, payments, refunds
      FROM earnings_news, earnings_parts_of(day, earnings_news.tour_key, earnings_news.car_key) AS part),
    kept AS (SELECT unit, parts, starts_on, tour_key, car_key, ${numbers} FROM rows GROUP BY 1, 2, 3, 4, 5)
    SELECT concat_ws(' ', unit, parts, starts_on, tour_key, car_key) AS sum,
      concat_ws(' ', coalesce(kept.paid, 0), coalesce(kept.back, 0), coalesce(kept.payments, 0), coalesce(kept.refunds, 0)) AS kept,
      concat_ws(' ', coalesce(told.paid, 0), coalesce(told.back, 0), coalesce(told.payments, 0), coalesce(told.refunds, 0)) AS told
    FROM kept FULL JOIN told USING (unit, parts, starts_on, tour_key, car_key)
    WHERE (coalesce(kept.paid, 0), coalesce(kept.back, 0), coalesce(kept.payments, 0), coalesce(kept.refunds, 0))
      <> (coalesce(told.paid, 0), coalesce(told.back, 0), coalesce(told.payments, 0), coalesce(told.refunds, 0))`.execute(
    db,
  )
  return rows.map(({ sum, kept, told }) => `earnings of ${sum} are kept as ${kept}, and the ledger says ${told}`)
}
