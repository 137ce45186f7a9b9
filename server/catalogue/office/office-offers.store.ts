import { type RawBuilder, sql } from 'kysely'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { OfferStanding, OfficeOfferRow, officeOfferColumns, officeOffers } from '#contract/offer-list.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import type { Database } from '#server/platform/database.ts'
import { orderOf } from '#server/platform/office-list.rules.ts'

export type OfferListInput = ReadInputOf<typeof officeOffers>
type Column = (typeof officeOfferColumns)[number]

const orders: Record<Column, RawBuilder<unknown>> = {
  until: sql`book_until`,
  title: sql`lower(title)`,
  code: sql`code`,
  used: sql`used`,
  given: sql`given_yen`,
}

/** Booked, and not given back. */
export const isBooked = sql`offer_uses.state IN ('pending', 'confirmed', 'redeemed', 'no_show')`

/** What was booked with each code, a way there and back as one use, in one look at the bookings that have one. */
const usesByCode = sql`(SELECT code, count(DISTINCT use_id)::int AS used, sum(off_yen)::float8 AS given_yen FROM offer_uses
  WHERE ${isBooked} GROUP BY code)`

const standing = (today: string, givenYen: RawBuilder<unknown>) => sql<OfferStanding>`CASE
  WHEN offers.state = 'draft' THEN 'draft'
  WHEN offers.state = 'ended' OR book_until < ${today}::date OR travel_to < ${today}::date THEN 'over'
  WHEN offers.state = 'paused' THEN 'paused'
  WHEN budget_yen <= ${givenYen} THEN 'used-up'
  WHEN book_from > ${today}::date THEN 'ahead'
  WHEN budget_yen * 0.75 <= ${givenYen} THEN 'nearly-gone'
  ELSE 'running' END`

/** Of one offer: what its state, its days and its budget mean today. */
export const standingOf = (today: string) =>
  standing(
    today,
    sql`(SELECT coalesce(sum(off_yen), 0) FROM offer_uses
    WHERE lines @> jsonb_build_array(jsonb_build_object('kind', 'offer-code', 'label', 'Code ' || offers.code))
      AND offer_uses.code = offers.code AND ${isBooked})`,
  )

interface ListedRow {
  id: string
  slug: string
  title: string
  code: string
  percent_off: number
  most_off_yen: number | null
  weekdays: number[]
  tours: number
  ride_ways: RideWay[]
  stacks: boolean
  book_from: string
  book_until: string
  travel_from: string
  travel_to: string
  standing: OfferStanding
  used: number
  given_yen: number
  budget_yen: number | null
  total: number
}

/** Offers with what they did. One statement. */
export async function listOfficeOffers(
  db: Database,
  { q, sort, standing: wanted, rows: most, page }: OfferListInput,
  today: string,
): Promise<{ rows: OfficeOfferRow[]; total: number }> {
  const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { by, descending } = orderOf<Column>(sort)
  const { rows } = await sql<ListedRow>`
    WITH listed AS (
      SELECT offers.id, slug, title, offers.code, percent_off, most_off_yen, weekdays, book_from, book_until, travel_from,
        travel_to, budget_yen, ride_ways, stacks, coalesce(used, 0) AS used, coalesce(given_yen, 0) AS given_yen,
        ${standing(today, sql`coalesce(given_yen, 0)`)} AS standing,
        (SELECT count(*) FROM offer_tours JOIN tour_search USING (tour_id) WHERE offer_id = offers.id)::int AS tours
      FROM offers LEFT JOIN ${usesByCode} AS uses ON uses.code = offers.code
      WHERE ${q} = '' OR lower(title) LIKE ${like} OR lower(offers.code) LIKE ${like}
    )
    SELECT *, count(*) OVER ()::int AS total FROM listed
    WHERE cardinality(${wanted}::text[]) = 0 OR standing = ANY (${wanted}::text[])
    ORDER BY ${orders[by]} ${sql.raw(descending ? 'DESC' : 'ASC')}, slug
    LIMIT ${most}::int OFFSET ${(page - 1) * most}::int`.execute(db)
  return { rows: rows.map(toRow), total: rows[0]?.total ?? 0 }
}

const toRow = (row: ListedRow): OfficeOfferRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  code: row.code,
  percentOff: row.percent_off,
  mostOffYen: row.most_off_yen,
  weekdays: row.weekdays,
  tours: row.tours,
  rides: row.ride_ways,
  stacks: row.stacks,
  bookFrom: row.book_from,
  bookUntil: row.book_until,
  travelFrom: row.travel_from,
  travelTo: row.travel_to,
  standing: row.standing,
  used: row.used,
  givenYen: row.given_yen,
  budgetYen: row.budget_yen,
})

export async function countStandings(db: Database, today: string): Promise<Map<OfferStanding, number>> {
  const { rows } = await sql<{ standing: OfferStanding; offers: number }>`
    SELECT ${standing(today, sql`coalesce(given_yen, 0)`)} AS standing, count(*)::int AS offers
    FROM offers LEFT JOIN ${usesByCode} AS uses ON uses.code = offers.code GROUP BY 1`.execute(db)
  return new Map(rows.map((row) => [row.standing, row.offers]))
}
