import { sql } from 'kysely'
import type { CodeOutcome } from '#contract/offer-list.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import type { Database } from '#server/platform/database.ts'
import { withCode } from '../offer-codes.store.ts'
import { isBooked } from './office-offers.store.ts'

export interface TriedRow {
  outcome: CodeOutcome
  times: number
  /** The most frequent first, at most three. */
  tours: string[]
}

/** What came of an offer's code, all in all. */
export async function findTries(db: Database, offerId: string): Promise<TriedRow[]> {
  const { rows } = await sql<TriedRow>`
    WITH tried AS (
      SELECT outcome, title, sum(times)::int AS times FROM offer_tries LEFT JOIN tours ON tours.id = tour_id
      WHERE offer_id = ${offerId}::uuid GROUP BY outcome, title
    )
    SELECT outcome, sum(times)::int AS times, coalesce((array_agg(title ORDER BY times DESC, title) FILTER (WHERE title IS NOT NULL))[1:3], '{}') AS tours
    FROM tried GROUP BY outcome ORDER BY 2 DESC, outcome`.execute(db)
  return rows
}

export interface Uses {
  booked: number
  cancelled: number
  bookedYen: number
  givenYen: number
  heldYen: number
  /** Given away by bookings since a moment, for the pace. */
  givenSinceYen: number
}

export async function readUses(db: Database, code: string, { now, since }: { now: Date; since: Date }): Promise<Uses> {
  const { rows } = await sql<Uses>`
    SELECT (count(DISTINCT use_id) FILTER (WHERE ${isBooked}))::int AS booked,
      (count(DISTINCT use_id) FILTER (WHERE state = 'cancelled'))::int AS cancelled,
      coalesce(sum(total_yen) FILTER (WHERE ${isBooked}), 0)::float8 AS "bookedYen",
      coalesce(sum(off_yen) FILTER (WHERE ${isBooked}), 0)::float8 AS "givenYen",
      coalesce(sum(off_yen) FILTER (WHERE state = 'on_hold' AND held_until > ${now}::timestamptz), 0)::float8 AS "heldYen",
      coalesce(sum(off_yen) FILTER (WHERE ${isBooked} AND created_at >= ${since}::timestamptz), 0)::float8
        AS "givenSinceYen"
    FROM offer_uses WHERE lines @> ${withCode(code)}::jsonb AND code = ${code}`.execute(db)
  return rows[0] ?? { booked: 0, cancelled: 0, bookedYen: 0, givenYen: 0, heldYen: 0, givenSinceYen: 0 }
}

export async function findBookedTours(db: Database, code: string): Promise<{ title: string; booked: number }[]> {
  const { rows } = await sql<{ title: string; booked: number }>`
    SELECT title, count(*)::int AS booked FROM offer_uses JOIN tours ON tours.id = tour_id
    WHERE lines @> ${withCode(code)}::jsonb AND offer_uses.code = ${code} AND ${isBooked}
    GROUP BY title ORDER BY 2 DESC, title LIMIT 8`.execute(db)
  return rows
}

/** A way there and back is one. */
export async function findBookedRides(db: Database, code: string): Promise<{ way: RideWay; booked: number }[]> {
  const { rows } = await sql<{ way: RideWay; booked: number }>`
    SELECT ride_way AS way, count(DISTINCT use_id)::int AS booked FROM offer_uses
    WHERE lines @> ${withCode(code)}::jsonb AND code = ${code} AND ride_way IS NOT NULL AND ${isBooked}
    GROUP BY ride_way ORDER BY 2 DESC, 1`.execute(db)
  return rows
}

export interface CodesInAll {
  booked: number
  allBooked: number
  givenYen: number
  bookedYen: number
  cancelled: number
  refused: number
}

/** What codes did since a day, beside all bookings. A booking with two codes, and a way there and back, are one each. */
export async function readCodesInAll(db: Database, { day, at }: { day: string; at: Date }): Promise<CodesInAll> {
  const { rows } = await sql<CodesInAll>`
    SELECT booked, given AS "givenYen", yen AS "bookedYen", cancelled,
      (SELECT count(*) FROM tour_bookings WHERE sold AND created_at >= ${at}::timestamptz)::int AS "allBooked",
      (SELECT coalesce(sum(times), 0) FROM offer_tries WHERE day >= ${day}::date AND outcome <> 'counted')::int AS refused
    FROM (SELECT (count(DISTINCT use_id) FILTER (WHERE ${isBooked}))::int AS booked,
        coalesce(sum(off_yen) FILTER (WHERE ${isBooked}), 0)::float8 AS given,
        coalesce(sum(total_yen) FILTER (WHERE ${isBooked}), 0)::float8 AS yen,
        (count(DISTINCT use_id) FILTER (WHERE state = 'cancelled'))::int AS cancelled
      FROM (SELECT booking_id, use_id, state, total_yen, sum(off_yen) AS off_yen FROM offer_uses
        WHERE created_at >= ${at}::timestamptz GROUP BY 1, 2, 3, 4) AS offer_uses) AS uses`.execute(db)
  return rows[0] ?? { booked: 0, allBooked: 0, givenYen: 0, bookedYen: 0, cancelled: 0, refused: 0 }
}

/** Why codes were refused since a day, the most frequent reason first. */
export async function findReasons(db: Database, day: string): Promise<{ outcome: CodeOutcome; times: number }[]> {
  const { rows } = await sql<{ outcome: CodeOutcome; times: number }>`
    SELECT outcome, sum(times)::int AS times FROM offer_tries WHERE day >= ${day}::date AND outcome <> 'counted'
    GROUP BY outcome ORDER BY 2 DESC, outcome LIMIT 3`.execute(db)
  return rows
}
