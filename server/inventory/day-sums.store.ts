import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** What is added up of each day: bookings that were to be, those called off, and how long cars and people are out. */
const daySums = ['tours', 'cancelled', 'car-seconds', 'people-seconds'] as const
export type DaySum = (typeof daySums)[number]

/** Days in Tokyo, both included. */
export interface Days {
  firstDay: string
  lastDay: string
}

export type Sums = Record<DaySum, number>

/** Of each of these spans, in their order, in one look. What is not added up yet is added as well. */
export async function readDaySums(db: Database, spans: readonly Days[]): Promise<Sums[]> {
  const within = sql`what = ANY(${[...daySums]}) AND day BETWEEN first_day AND last_day`
  const { rows } = await sql<{ span: number; what: DaySum; amount: number }>`
    WITH news AS MATERIALIZED (SELECT what, day, sum(amount) AS amount FROM day_news GROUP BY what, day)
    SELECT span.number::int AS span, what, sum(amount)::float8 AS amount
    FROM unnest(${spans.map(({ firstDay }) => firstDay)}::date[], ${spans.map(({ lastDay }) => lastDay)}::date[])
      WITH ORDINALITY AS span (first_day, last_day, number)
    CROSS JOIN LATERAL (
      SELECT what, sum(amount) AS amount FROM day_sums WHERE ${within} GROUP BY what
      UNION ALL
      SELECT what, sum(amount) FROM news WHERE ${within} GROUP BY what) AS sums
    GROUP BY 1, 2`.execute(db)
  const sums = spans.map((): Sums => ({ tours: 0, cancelled: 0, 'car-seconds': 0, 'people-seconds': 0 }))
  for (const { span, what, amount } of rows) {
    const of = sums[span - 1]
    if (of) of[what] = amount
  }
  return sums
}

const lockName = sql`hashtext('annai.days')`
const newsAtOnce = 100_000

/** Moves news to the sums; answers how many, none where somebody else is at it. Who reads waits for neither. */
export async function addUpDayNews(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ free: boolean }>`SELECT pg_try_advisory_xact_lock(${lockName}) AS free`.execute(tx)
    if (!rows[0]?.free) return 0
    const { rows: moved } = await sql<{ count: number }>`
      WITH gone AS (
        DELETE FROM day_news WHERE id IN (SELECT id FROM day_news ORDER BY id LIMIT ${newsAtOnce}) RETURNING *),
      added AS (
        INSERT INTO day_sums SELECT what, day, sum(amount) FROM gone GROUP BY what, day
        ON CONFLICT (what, day) DO UPDATE SET amount = day_sums.amount + EXCLUDED.amount)
      SELECT count(*)::int AS count FROM gone`.execute(tx)
    return moved[0]?.count ?? 0
  })
}

export interface WrongDay {
  what: DaySum
  day: string
  /** What was kept less than it is; negative: more. */
  missing: number
}

/** From the first day that anybody knows to the last; null: nothing yet. */
export async function findDaysKnown(db: Database): Promise<{ firstDay: string; lastDay: string } | null> {
  const { rows } = await sql<{ firstDay: string | null; lastDay: string | null }>`
    SELECT to_char(min(day), 'YYYY-MM-DD') AS "firstDay", to_char(max(day), 'YYYY-MM-DD') AS "lastDay" FROM (
      SELECT (first_at AT TIME ZONE 'Asia/Tokyo')::date AS day FROM booking_span
      UNION ALL SELECT (last_at AT TIME ZONE 'Asia/Tokyo')::date FROM booking_span
      UNION ALL SELECT (min(starts_at) AT TIME ZONE 'Asia/Tokyo')::date FROM assignments WHERE live
      UNION ALL SELECT (max(starts_at) AT TIME ZONE 'Asia/Tokyo')::date FROM assignments WHERE live
      UNION ALL SELECT min(day) FROM day_sums UNION ALL SELECT max(day) FROM day_sums
      UNION ALL SELECT min(day) FROM day_news UNION ALL SELECT max(day) FROM day_news) AS known`.execute(db)
  const { firstDay, lastDay } = rows[0] ?? {}
  return firstDay && lastDay ? { firstDay, lastDay } : null
}

/**
 * Compares the sums of some days with what bookings and crews say, and mends those that differ; answers which. Whoever
 * books meanwhile adds to both at once, so that the difference is the same before and after.
 */
export async function mendDaySums(
  db: Database,
  { firstDay, lastDay, from, until }: { firstDay: string; lastDay: string; from: Date; until: Date },
): Promise<WrongDay[]> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${lockName})`.execute(tx)
    const { rows } = await sql<WrongDay>`
      WITH wanted AS (
        SELECT what, day, sum(amount) AS amount FROM (
          SELECT * FROM days_told(${from}, ${until})
          UNION ALL SELECT what, day, -amount FROM day_news WHERE day BETWEEN ${firstDay} AND ${lastDay}) AS told
        GROUP BY what, day),
      kept AS (SELECT * FROM day_sums WHERE day BETWEEN ${firstDay} AND ${lastDay}),
      wrong AS (
        SELECT what, day, coalesce(wanted.amount, 0) AS amount, coalesce(wanted.amount, 0) - coalesce(kept.amount, 0) AS missing
        FROM wanted FULL JOIN kept USING (what, day) WHERE coalesce(wanted.amount, 0) <> coalesce(kept.amount, 0)),
      mended AS (
        INSERT INTO day_sums SELECT what, day, amount FROM wrong
        ON CONFLICT (what, day) DO UPDATE SET amount = EXCLUDED.amount)
      SELECT what, to_char(day, 'YYYY-MM-DD') AS day, missing::float8 AS missing FROM wrong ORDER BY 1, 2`.execute(tx)
    return rows
  })
}
