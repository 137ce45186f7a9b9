import { type RawBuilder, sql } from 'kysely'
import { WalkingLevel } from '#contract/catalogue.ts'
import type { FacetName } from '#contract/tour-filters.ts'
import { LengthBand, type TourOrder, type TourQuery } from '#contract/tour-search.ts'
import type { Database } from '#server/platform/database.ts'
import { weekdayOf } from '#server/platform/tokyo-time.rules.ts'
import { dayOfYear } from './season.rules.ts'
import { seasonBits } from './tour-index.rules.ts'

/** What must hold before any filter is looked at; each part can be left out to see what it costs. */
export interface SearchGround {
  /** Alternatives of words, all or any of which must occur; letters and digits only. */
  words: readonly (readonly string[])[]
  japanese: readonly string[]
  every: boolean
  day: string | undefined
  /** From now until midnight of that day in Tokyo. */
  minutesUntilDay: number
  guests: number | undefined
  /** In years: days that the office says are made for older children are left out; what it does not say counts for all. */
  youngest: number | undefined
  from: string | undefined
}

export type Filters = Pick<
  TourQuery,
  'children' | 'length' | 'min' | 'max' | 'room' | 'walking' | 'season' | 'guide'
> & {
  categoryIds: readonly string[]
}

export interface SearchPage {
  order: TourOrder
  page: number
  pageSize: number
}

/** How many tours have each value of a filter, all other filters kept; by the small number in the search row. */
export interface ValueCount {
  facet: FacetName
  value: string
  tours: number
}

export interface CountedTours {
  total: number
  ids: string[]
  counts: ValueCount[]
  pickUps: Record<string, number>
  /** Cheapest and dearest of all tours, whatever is searched for. */
  priceRange: { from: number | null; to: number | null }
}

type Condition = RawBuilder<unknown>
const always = sql`true`
const all = (conditions: readonly Condition[]) => (conditions.length ? sql.join(conditions, sql` AND `) : always)

/** A word is looked for as the beginning of one, with its stem: "temples" finds "temple". */
export const anyWord = (words: readonly string[]) => words.map((word) => `${word}:*`).join(' | ')

const toQuery = ({ words, every }: SearchGround) =>
  words.map((meant) => `(${anyWord(meant)})`).join(every ? ' & ' : ' | ')

const canBeFound = ({ words }: SearchGround) => words.length > 0 && words.every((meant) => meant.length > 0)

function groundCondition(ground: SearchGround): Condition {
  const conditions: Condition[] = []
  const found: Condition[] = ground.japanese.map((word) => sql`strpos(japanese, ${word}) > 0`)
  // A word that we use nowhere cannot be found: with it, "every word" holds for no tour.
  if (ground.words.length) {
    found.push(canBeFound(ground) ? sql`document @@ to_tsquery('english', ${toQuery(ground)})` : sql`false`)
  }
  if (found.length) conditions.push(sql`(${sql.join(found, ground.every ? sql` AND ` : sql` OR `)})`)
  if (ground.day) {
    const day = sql`${dayOfYear(ground.day)}::int`
    conditions.push(
      sql`(season_from IS NULL OR CASE WHEN season_from <= season_to THEN ${day} BETWEEN season_from AND season_to
        ELSE ${day} >= season_from OR ${day} <= season_to END)`,
      sql`NOT EXISTS (SELECT FROM tour_seasons AS s WHERE s.tour_id = tour_search.tour_id AND s.closed AND CASE
        WHEN s.season_from <= s.season_to THEN ${day} BETWEEN s.season_from AND s.season_to
        ELSE ${day} >= s.season_from OR ${day} <= s.season_to END
        AND (s.weekdays = '{}' OR ${weekdayOf(ground.day)}::smallint = ANY (s.weekdays)))`,
      sql`bookable_until_minutes + ${ground.minutesUntilDay}::int >= 0`,
    )
  }
  if (ground.guests) conditions.push(sql`max_guests >= ${ground.guests}::int`)
  if (ground.youngest !== undefined)
    conditions.push(
      sql`NOT EXISTS (SELECT FROM tours WHERE tours.id = tour_search.tour_id AND from_age > ${ground.youngest}::int)`,
    )
  if (ground.from) conditions.push(sql`pick_up = ${ground.from}`)
  return all(conditions)
}

const priceFor = ({ guests }: SearchGround) => (guests ? sql`party_prices[${guests}::int]` : sql`price_yen`)

/** The filters that are set, each as a condition on a search row. */
function filterConditions(filters: Filters, price: Condition): Map<FacetName, Condition> {
  const set = new Map<FacetName, Condition>()
  const numbers = (values: readonly string[], options: readonly string[]) =>
    sql.lit(`{${values.map((value) => options.indexOf(value)).join(',')}}`)
  if (filters.categoryIds.length) set.set('line', sql`category_id = ANY (${[...filters.categoryIds]}::uuid[])`)
  if (filters.children?.length) set.set('children', sql`good_with_children`)
  if (filters.length?.length)
    set.set('length', sql`length_band = ANY (${numbers(filters.length, LengthBand.options)}::smallint[])`)
  if (filters.walking?.length)
    set.set('walking', sql`walking_band = ANY (${numbers(filters.walking, WalkingLevel.options)}::smallint[])`)
  if (filters.room) set.set('room', sql`room_band >= ${filters.room}::int`)
  if (filters.season?.length) set.set('season', sql`season_bits & ${seasonBits(filters.season)}::int <> 0`)
  if (filters.guide?.length === 1) set.set('guide', sql`guide_included = ${filters.guide[0] === 'guide'}`)
  if (filters.min !== undefined || filters.max !== undefined) {
    const [least, most] = [filters.min ?? 0, filters.max ?? 2_147_483_647]
    set.set('price', sql`${price} BETWEEN ${least}::int AND ${most}::int`)
  }
  return set
}

const orders: Record<TourOrder, Condition> = {
  ours: sql`relevance DESC, our_order`,
  // As it is shown, to one decimal; between equals the one of which more was written.
  rating: sql`rating DESC NULLS LAST, reviews DESC NULLS LAST, our_order`,
  price: sql`price_yen, our_order`,
  'price-down': sql`price_yen DESC, our_order`,
  length: sql`duration_minutes, our_order`,
  'length-down': sql`duration_minutes DESC, our_order`,
}

/** The column of each filter in the search row. */
const columns: Record<FacetName, Condition> = {
  line: sql`category_id`,
  children: sql`good_with_children`,
  length: sql`length_band`,
  room: sql`room_band`,
  walking: sql`walking_band`,
  season: sql`season_bits`,
  guide: sql`guide_included`,
  price: sql`price_step`,
}
const facets = Object.keys(columns) as FacetName[]

/**
 * The page of ids, the total, and for every filter how many tours have each of its values with all other filters
 * kept. Filters that are not set share one pass, since all of them see the same tours; each that is set takes its own.
 */
export async function countTours(
  db: Database,
  ground: SearchGround,
  filters: Filters,
  { order, page, pageSize }: SearchPage,
  priceStep: number,
): Promise<CountedTours> {
  const price = priceFor(ground)
  const set = filterConditions(filters, price)
  const flag = (name: FacetName) => sql.ref(`in_${name}`)
  const everything = all([...set.keys()].map(flag))
  const others = (left: FacetName) => all([...set.keys()].filter((name) => name !== left).map(flag))
  const open = facets.filter((name) => !set.has(name))
  const relevance = canBeFound(ground) ? sql`ts_rank(headline, to_tsquery('english', ${toQuery(ground)}))` : sql`0`

  const shared = sql`SELECT CASE ${sql.join(
    open.map((name) => sql`WHEN grouping(${columns[name]}) = 0 THEN ${sql.lit(name)}`),
    sql` `,
  )} END AS facet, coalesce(${sql.join(open.map((name) => sql`${columns[name]}::text`))}) AS value,
    count(*)::int AS tours FROM hits WHERE ${everything} GROUP BY GROUPING SETS (${sql.join(
      open.map((name) => sql`(${columns[name]})`),
    )})`
  const own = [...set.keys()].map(
    (name) =>
      sql`SELECT ${sql.lit(name)}, ${columns[name]}::text, count(*)::int FROM hits WHERE ${others(name)} GROUP BY 2`,
  )
  // Reckoned only where it orders the list, since it reads every review.
  const byRating = order === 'rating'
  const ratings = sql`LEFT JOIN tour_ratings USING (tour_id)`
  const passes = [...(open.length ? [shared] : []), ...own]

  const { rows } = await sql<CountedTours>`
    WITH hits AS MATERIALIZED (
      SELECT tour_id, category_id, our_order, duration_minutes, length_band, room_band, walking_band, season_bits,
        guide_included, good_with_children, ${price} AS price_yen, ${price} / ${priceStep}::int AS price_step, ${relevance} AS relevance
        ${byRating ? sql`, rating, reviews` : sql``}
        ${sql.join(
          [...set].map(([name, condition]) => sql`, ${condition} AS ${flag(name)}`),
          sql``,
        )}
      FROM tour_search ${byRating ? ratings : sql``} WHERE ${groundCondition(ground)}
    ), summed AS (
      SELECT count(*)::int AS total FROM hits WHERE ${everything}
    )
    SELECT total,
      ARRAY(SELECT tour_id FROM hits WHERE ${everything} ORDER BY ${orders[order]} LIMIT ${pageSize}::int OFFSET
        least((${page}::bigint - 1) * ${pageSize}::int, greatest(0, (total - 1) / ${pageSize}::int * ${pageSize}::int))
      ) AS ids,
      coalesce((SELECT jsonb_agg(counted) FROM (${sql.join(passes, sql` UNION ALL `)}) AS counted), '[]') AS counts,
      (SELECT coalesce(jsonb_object_agg(pick_up, tours), '{}')
        FROM (SELECT pick_up, count(*)::int AS tours FROM tour_search GROUP BY 1) AS places) AS "pickUps",
      jsonb_build_object('from', (SELECT min(price_yen) FROM tour_search), 'to', (SELECT max(price_yen) FROM tour_search))
        AS "priceRange"
    FROM summed`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('counting tours gave no row')
  return counted
}

/** Only the number, for "what if this were dropped". */
export async function countMatches(db: Database, ground: SearchGround, filters: Filters): Promise<number> {
  const conditions = [groundCondition(ground), ...filterConditions(filters, priceFor(ground)).values()]
  const { rows } = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM tour_search WHERE ${all(conditions)}`.execute(db)
  return rows[0]?.n ?? 0
}
