import { sql } from 'kysely'
import type { RideWay } from '#contract/ride-ways.ts'
import type { TestAnnai } from './annai.ts'

interface Terms {
  budget_yen?: number
  once_per_guest?: boolean
  stacks?: boolean
  percent_off?: number
  /** Kinds of ride; then it is for no tour unless one is named. */
  rides?: readonly RideWay[]
  /** By its slug. */
  tour?: string | null
  weekdays?: readonly number[]
}

/** An offer as the office would have started it: 10% off, on every day that a test may name. */
export async function offerOf({ ctx: { db } }: TestAnnai, code: string, terms: Terms = {}): Promise<void> {
  const { budget_yen, once_per_guest = false, stacks = false, percent_off = 10, rides = [] } = terms
  const { weekdays = [1, 2, 3, 4, 5, 6, 7], tour = rides.length > 0 ? null : 'hakone-for-art' } = terms
  await sql`WITH made AS (
      INSERT INTO offers (slug, title, summary, code, code_meaning, percent_off, travel_from, travel_to, weekdays,
        book_from, book_until, picture_name, state, budget_yen, once_per_guest, ride_ways, stacks)
      SELECT ${code.toLowerCase()}, ${code}, 'Words', ${code}, '', ${percent_off}, '2026-11-01', '2027-06-30',
        ${weekdays}::int[], '2026-11-01', '2027-06-30', picture_name, 'running', ${budget_yen ?? null}::integer,
        ${once_per_guest}, ${rides}::text[], ${stacks}
      FROM offers WHERE code = 'KANBARE' RETURNING id)
    INSERT INTO offer_tours SELECT made.id, tours.id FROM made, tours WHERE slug = ${tour}`.execute(db)
}

/** What came of a code, all in all. */
export async function triedWith({ ctx: { db } }: TestAnnai, code: string): Promise<Record<string, number>> {
  const { rows } = await sql<{
    outcome: string
    times: number
  }>`SELECT outcome, sum(times)::int AS times FROM offer_tries
    JOIN offers ON offers.id = offer_id WHERE code = ${code} GROUP BY outcome ORDER BY outcome`.execute(db)
  return Object.fromEntries(rows.map(({ outcome, times }) => [outcome, times]))
}
