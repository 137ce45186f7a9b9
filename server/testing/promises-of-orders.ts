import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Items of an order are numbered from 1 without a gap and called by it; payments of a charge stand alike and come to it. */
export async function brokenOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    SELECT 'the order ' || orders.reference || ' has no such items: ' || string_agg(items.reference, ', ') AS words
    FROM orders LEFT JOIN (
      SELECT order_id, item_number, reference, count(*) OVER (PARTITION BY order_id) AS all_of_it FROM bookings
    ) AS items ON items.order_id = orders.id
    GROUP BY orders.id
    HAVING count(items.order_id) = 0 OR max(item_number) <> count(items.order_id)
      OR bool_or(items.reference <> orders.reference || CASE all_of_it WHEN 1 THEN '' ELSE '-' || item_number END)
    UNION ALL
    SELECT 'the payments of the charge ' || charge_id || ' do not stand alike, or do not come to it'
    FROM payments GROUP BY charge_id
    HAVING count(DISTINCT (state, gateway, gateway_id)) > 1 OR sum(amount_yen) <> max(charge_yen)`.execute(db)
  return rows.map(({ words }) => words)
}
