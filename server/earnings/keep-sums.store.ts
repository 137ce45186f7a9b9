import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { momentsOf, type Span } from './earnings-periods.rules.ts'
import { isRefund, receivedYen, refundedYen } from './ledger-sides.store.ts'

const lockName = sql`hashtext('annai.earnings')`

/**
 * So much is added up at once: part of a second, with a bulk of bookings brought in from elsewhere. Far within what a
 * statement may take also on a machine that is busy with other things, where it would be tried again and again for nothing.
 */
const newsAtOnce = 5000

/** What is added up, in the order of the table: money on its two sides, its entries, and what stands apart for the tax. */
const numbers = 'paid_yen given_back_yen payments refunds reduced_yen exempt_yen outside_yen kept_yen'
  .split(' ')
  .map((column) => sql.id(column))
const each = (of: (column: RawBuilder<unknown>) => RawBuilder<unknown>) => sql.join(numbers.map(of))

/** Moves news to the sums; answers how many, none where somebody else is at it. Who reads waits for neither. */
export async function addUpNews(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ free: boolean }>`SELECT pg_try_advisory_xact_lock(${lockName}) AS free`.execute(tx)
    if (!rows[0]?.free) return 0
    const { rows: moved } = await sql<{ count: number }>`
      WITH gone AS (
        DELETE FROM earnings_news WHERE id IN (SELECT id FROM earnings_news ORDER BY id LIMIT ${newsAtOnce}) RETURNING *),
      added AS (
        INSERT INTO earnings_sums
        SELECT part.*, ${each((column) => sql`sum(${column})`)}
        FROM gone, earnings_parts_of(day, gone.tour_key, gone.car_key) AS part GROUP BY 1, 2, 3, 4, 5
        ON CONFLICT (unit, parts, starts_on, tour_key, car_key) DO UPDATE SET
          ${each((column) => sql`${column} = earnings_sums.${column} + EXCLUDED.${column}`)})
      SELECT count(*)::int AS count FROM gone`.execute(tx)
    return moved[0]?.count ?? 0
  })
}

/** Whether more waits to be added up than a reader adds in passing. */
export async function hasMuchNews(db: Database, much: number): Promise<boolean> {
  const rows = await db.selectFrom('earnings_news').select('id').orderBy('id').offset(much).limit(1).execute()
  return rows.length > 0
}

/** From the first day that the ledger or the sums know to the last; null: nothing yet. */
export async function findKnownDays(db: Database): Promise<Span | null> {
  const { rows } = await sql<{ firstDay: string | null; lastDay: string | null }>`
    SELECT to_char(min(day), 'YYYY-MM-DD') AS "firstDay", to_char(max(day), 'YYYY-MM-DD') AS "lastDay" FROM (
      SELECT (min(at) AT TIME ZONE 'Asia/Tokyo')::date AS day FROM ledger_lines WHERE account = 'guest'
      UNION ALL SELECT (max(at) AT TIME ZONE 'Asia/Tokyo')::date FROM ledger_lines WHERE account = 'guest'
      UNION ALL SELECT min(starts_on) FROM earnings_sums UNION ALL SELECT max(starts_on) FROM earnings_sums
      UNION ALL SELECT min(day) FROM earnings_news UNION ALL SELECT max(day) FROM earnings_news) AS known`.execute(db)
  const { firstDay, lastDay } = rows[0] ?? {}
  return firstDay && lastDay ? { firstDay, lastDay } : null
}

/** Bookings whose money of a month stands under another tour or car than theirs, or under none. */
export async function findMisplaced(db: Database, month: Span): Promise<string[]> {
  const { from, until } = momentsOf(month)
  const { rows } = await sql<{ id: string }>`
    SELECT earnings_places_now.booking_id AS id FROM earnings_places_now LEFT JOIN earnings_places AS place USING (booking_id)
    WHERE booking_id IN (
        SELECT booking_id FROM ledger_lines WHERE account = 'guest' AND at >= ${from} AND at < ${until})
      AND (place.tour_key, place.car_key) IS DISTINCT FROM (earnings_places_now.tour_key, earnings_places_now.car_key)
    ORDER BY 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Puts the money of a booking where it belongs. */
export async function placeAgain(db: Database, bookingId: string): Promise<void> {
  await sql`INSERT INTO earnings_places SELECT booking_id, tour_key, car_key FROM earnings_places_now
    WHERE booking_id = ${bookingId} ON CONFLICT DO NOTHING`.execute(db)
  await sql`SELECT place_earnings(${bookingId})`.execute(db)
}

export interface WrongSum {
  unit: 'day' | 'month'
  parts: string
  startsOn: string
  tourKey: string
  carKey: string
  /** What was kept less than the ledger says; negative: more. */
  missingPaidYen: number
  missingGivenBackYen: number
}

/**
 * Compares every sum of a month with the ledger and mends those that differ; answers which. Whoever pays meanwhile adds
 * to the ledger and to the news together, so that the difference is the same before and after.
 */
export async function mendSums(db: Database, month: Span): Promise<WrongSum[]> {
  const { from, until } = momentsOf(month)
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${lockName})`.execute(tx)
    const { rows } = await sql<WrongSum>`
      WITH told AS (
        SELECT (at AT TIME ZONE 'Asia/Tokyo')::date AS day, tour_key, car_key,
          ${receivedYen} AS paid_yen, ${refundedYen} AS given_back_yen,
          (NOT ${isRefund})::int AS payments, ${isRefund}::int AS refunds,
          0 AS reduced_yen, 0 AS exempt_yen, 0 AS outside_yen, 0 AS kept_yen
        FROM ledger_lines JOIN earnings_places USING (booking_id)
        WHERE account = 'guest' AND at >= ${from} AND at < ${until}
        UNION ALL
        SELECT (at AT TIME ZONE 'Asia/Tokyo')::date, tour_key, car_key, 0, 0, 0, 0,
          CASE part WHEN 'reduced' THEN amount_yen ELSE 0 END, CASE part WHEN 'exempt' THEN amount_yen ELSE 0 END,
          CASE part WHEN 'outside' THEN amount_yen ELSE 0 END, CASE part WHEN 'kept' THEN amount_yen ELSE 0 END
        FROM tax_parts JOIN earnings_places USING (booking_id) WHERE at >= ${from} AND at < ${until}
        UNION ALL
        SELECT day, tour_key, car_key, ${each((column) => sql`-${column}`)} FROM earnings_news
        WHERE day BETWEEN ${month.firstDay} AND ${month.lastDay}),
      by_day AS MATERIALIZED (
        SELECT day, tour_key, car_key, ${each((column) => sql`sum(${column}) AS ${column}`)} FROM told GROUP BY 1, 2, 3),
      wanted AS (
        SELECT part.*, ${each((column) => sql`sum(${column}) AS ${column}`)}
        FROM by_day, earnings_parts_of(day, by_day.tour_key, by_day.car_key) AS part GROUP BY 1, 2, 3, 4, 5),
      kept AS (SELECT * FROM earnings_sums WHERE starts_on BETWEEN ${month.firstDay} AND ${month.lastDay}),
      wrong AS (
        SELECT unit, parts, starts_on, tour_key, car_key,
          ${each((column) => sql`coalesce(wanted.${column}, 0) AS ${column}`)},
          coalesce(wanted.paid_yen, 0) - coalesce(kept.paid_yen, 0) AS missing_paid,
          coalesce(wanted.given_back_yen, 0) - coalesce(kept.given_back_yen, 0) AS missing_given_back
        FROM wanted FULL JOIN kept USING (unit, parts, starts_on, tour_key, car_key)
        WHERE (${each((column) => sql`coalesce(wanted.${column}, 0)`)}) <> (${each((column) => sql`coalesce(kept.${column}, 0)`)})),
      mended AS (
        INSERT INTO earnings_sums
        SELECT unit, parts, starts_on, tour_key, car_key, ${each((column) => column)} FROM wrong
        ON CONFLICT (unit, parts, starts_on, tour_key, car_key) DO UPDATE SET
          ${each((column) => sql`${column} = EXCLUDED.${column}`)})
      SELECT unit, parts, to_char(starts_on, 'YYYY-MM-DD') AS "startsOn", tour_key AS "tourKey", car_key AS "carKey",
        missing_paid::float8 AS "missingPaidYen", missing_given_back::float8 AS "missingGivenBackYen"
      FROM wrong ORDER BY 1, 2, 3, 4, 5`.execute(tx)
    return rows
  })
}
