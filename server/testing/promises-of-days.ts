import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Every sum of a day, with what is not added up yet, is what the bookings and the crews say. */
export async function brokenDays(db: Database): Promise<string[]> {
  const { rows } = await sql<{ what: string; day: string; kept: string; told: string }>`
    WITH told AS (
      SELECT 'tours' AS what, (starts_at AT TIME ZONE 'Asia/Tokyo')::date AS day, count(*) AS amount FROM bookings
      WHERE state IN ('confirmed', 'redeemed', 'no_show') GROUP BY 2
      UNION ALL
      SELECT 'cancelled', (starts_at AT TIME ZONE 'Asia/Tokyo')::date, count(*) FROM bookings
      WHERE state = 'cancelled' AND cancel_cause IS DISTINCT FROM 'weather' GROUP BY 2
      UNION ALL
      SELECT CASE WHEN vehicles.resource_id IS NULL THEN 'people-seconds' ELSE 'car-seconds' END,
        (starts_at AT TIME ZONE 'Asia/Tokyo')::date, sum(extract(epoch FROM ends_at) - extract(epoch FROM starts_at))
      FROM assignments LEFT JOIN vehicles ON vehicles.resource_id = assignments.resource_id
      WHERE live AND expires_at IS NULL GROUP BY 1, 2),
    kept AS (
      SELECT what, day, sum(amount) AS amount
      FROM (SELECT what, day, amount FROM day_sums UNION ALL SELECT what, day, amount FROM day_news) AS every
      GROUP BY what, day)
    SELECT what, day::text, coalesce(kept.amount, 0)::text AS kept, coalesce(told.amount, 0)::text AS told
    FROM kept FULL JOIN told USING (what, day) WHERE coalesce(kept.amount, 0) <> coalesce(told.amount, 0)`.execute(db)
  return rows.map(({ what, day, kept, told }) => `${what} of ${day} are kept as ${kept}, and are ${told}`)
}
