import { type RawBuilder, sql } from 'kysely'
import type { EarningsGroup } from '#contract/earnings.ts'
import { noYen, type YenByTax } from '#core/tax.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { monthOf, type Span } from './earnings-periods.rules.ts'
import { receivedYen, refundedYen } from './ledger-sides.store.ts'

export interface SumsFilter extends Span {
  /** Empty: all kinds. */
  kinds: readonly string[]
  /** A slug, or all rides together. */
  tour: string | null
}

/** Where tours stand by their slugs, all rides stand together; no slug begins with a hyphen. */
export const rides = '-rides'

export interface Sums {
  paidYen: number
  givenBackYen: number
  /** Also corrections of them: the entries that make up what was received. */
  payments: number
  refunds: number
}

export type Part = Pick<Sums, 'paidYen' | 'givenBackYen'> & { key: string; name: string }

/** Whole months are read as months: a year is then a few rows of each tour and car, however many came on its days. */
const unitOf = ({ firstDay, lastDay }: Span) =>
  firstDay === monthOf(firstDay) && addDays(lastDay, 1) === monthOf(addDays(lastDay, 1)) ? 'month' : 'day'

/** As the ledger's places have it. */
export const tourKeyOf = (tour: string) =>
  tour === rides ? sql<string>`${rides}::text` : sql<string>`(SELECT id::text FROM tours WHERE slug = ${tour})`

const partsWith = { none: { whole: 'whole', tour: 'tour' }, car: { whole: 'car', tour: 'tour-car' } } as const

/** What was added up, and what is not yet, in one look: whoever adds it up meanwhile is seen before or after. */
function sumsIn({ firstDay, lastDay, tour }: SumsFilter, unit: 'day' | 'month', parts: string): RawBuilder<unknown> {
  const ofTour = tour === null ? sql`` : sql`AND tour_key = ${tourKeyOf(tour)}`
  const startsOn = unit === 'day' ? sql`day` : sql`date_trunc('month', day::timestamp)::date`
  const numbers = sql`paid_yen, given_back_yen, payments, refunds, reduced_yen, exempt_yen, outside_yen, kept_yen`
  return sql`(SELECT starts_on, tour_key, car_key, ${numbers} FROM earnings_sums
      WHERE unit = ${sql.lit(unit)} AND parts = ${sql.lit(parts)} AND starts_on BETWEEN ${firstDay} AND ${lastDay} ${ofTour}
    UNION ALL SELECT ${startsOn}, tour_key, car_key, ${numbers} FROM earnings_news
      WHERE day BETWEEN ${firstDay} AND ${lastDay} ${ofTour}) AS sums`
}

/** Of one kind, the other is as if it had not been. */
function numbersOf(kinds: readonly string[]) {
  const [ofPayments, ofRefunds] = kinds.length === 1 ? [kinds[0] === 'payment', kinds[0] === 'refund'] : [true, true]
  const sumOf = (column: string, counts: boolean) => (counts ? sql`coalesce(sum(${sql.ref(column)}), 0)` : sql`0`)
  return {
    yen: sql`${sumOf('paid_yen', ofPayments)}::float8 AS "paidYen", ${sumOf('given_back_yen', ofRefunds)}::float8 AS "givenBackYen"`,
    counts: sql`${sumOf('payments', ofPayments)}::int AS payments, ${sumOf('refunds', ofRefunds)}::int AS refunds`,
    entries: sql`(${sumOf('payments', ofPayments)} + ${sumOf('refunds', ofRefunds)})`,
  }
}

export async function sumEntries(db: Database, filter: SumsFilter): Promise<Sums> {
  const { yen, counts } = numbersOf(filter.kinds)
  const parts = partsWith.none[filter.tour === null ? 'whole' : 'tour']
  const { rows } = await sql<Sums>`SELECT ${yen}, ${counts} FROM ${sumsIn(filter, unitOf(filter), parts)}`.execute(db)
  return rows[0] ?? { paidYen: 0, givenBackYen: 0, payments: 0, refunds: 0 }
}

/** The net of a period by what the tax makes of it: what is not told apart is at the standard rate. */
export async function netByTax(db: Database, span: Span): Promise<YenByTax> {
  const { rows } = await sql<YenByTax>`
    SELECT coalesce(sum(paid_yen - given_back_yen - reduced_yen - exempt_yen - outside_yen - kept_yen), 0)::float8 AS standard,
      coalesce(sum(reduced_yen), 0)::float8 AS reduced, coalesce(sum(exempt_yen), 0)::float8 AS exempt,
      coalesce(sum(outside_yen), 0)::float8 AS outside, coalesce(sum(kept_yen), 0)::float8 AS kept
    FROM ${sumsIn({ ...span, kinds: [], tour: null }, unitOf(span), 'whole')}`.execute(db)
  return rows[0] ?? { ...noYen }
}

const keys: Record<EarningsGroup, { key: RawBuilder<unknown>; name: RawBuilder<unknown>; join: RawBuilder<unknown> }> =
  {
    day: { key: sql`to_char(starts_on, 'YYYY-MM-DD')`, name: sql`''`, join: sql`` },
    month: { key: sql`to_char(starts_on, 'YYYY-MM-01')`, name: sql`''`, join: sql`` },
    tour: {
      key: sql`coalesce(tours.slug, ${sql.lit(rides)})`,
      name: sql`max(coalesce(tours.title, 'Rides'))`,
      join: sql`LEFT JOIN tours ON tours.id::text = sums.tour_key`,
    },
    vehicle: {
      key: sql`coalesce(vehicles.plate, '')`,
      name: sql`''`,
      join: sql`LEFT JOIN vehicles ON vehicles.resource_id::text = sums.car_key`,
    },
  }

/** What came and went, by one of four groupings; each entry stands in one part. */
export async function partsOf(db: Database, by: EarningsGroup, filter: SumsFilter): Promise<Part[]> {
  const { key, name, join } = keys[by]
  const { yen, entries } = numbersOf(filter.kinds)
  const parts = partsWith[by === 'vehicle' ? 'car' : 'none'][by === 'tour' || filter.tour !== null ? 'tour' : 'whole']
  const unit = by === 'day' ? 'day' : unitOf(filter)
  // What moved to another car leaves noughts behind, which are no part.
  const { rows } = await sql<Part>`
    SELECT ${key} AS key, ${name} AS name, ${yen} FROM ${sumsIn(filter, unit, parts)} ${join}
    GROUP BY 1 HAVING ${entries} <> 0 ORDER BY 1`.execute(db)
  return rows.map((row) => ({ ...row, name: row.name || row.key }))
}

export interface DayOfLedger {
  day: string
  entries: number
  keptYen: number
}

/** Days on which something came or went, the newest first. */
export async function findLedgerDays(db: Database, filter: SumsFilter): Promise<DayOfLedger[]> {
  const { yen, entries } = numbersOf(filter.kinds)
  const parts = partsWith.none[filter.tour === null ? 'whole' : 'tour']
  const { rows } = await sql<{ day: string; entries: number; paidYen: number; givenBackYen: number }>`
    SELECT to_char(starts_on, 'YYYY-MM-DD') AS day, ${entries}::int AS entries, ${yen}
    FROM ${sumsIn(filter, 'day', parts)} GROUP BY starts_on HAVING ${entries} <> 0 ORDER BY starts_on DESC`.execute(db)
  return rows.map(({ day, entries: count, paidYen, givenBackYen }) => ({
    ...{ day, entries: count },
    keptYen: paidYen - givenBackYen,
  }))
}

/** What came in and went back on one day in Tokyo. */
export interface MoneyOfDay {
  day: string
  paidYen: number
  givenBackYen: number
}

/**
 * From the beginning of a day until a moment; days without money are left out. Each payment, correction and refund counts
 * on its own day. Of the day in which the moment lies, the ledger itself tells what had come by then.
 */
export async function moneyByDay(db: Database, firstDay: string, until: Date): Promise<MoneyOfDay[]> {
  const lastDay = tokyoDayOf(until)
  const whole = sumsIn({ firstDay, lastDay: addDays(lastDay, -1), kinds: [], tour: null }, 'day', 'whole')
  const { rows } = await sql<MoneyOfDay>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(paid_yen)::float8 AS "paidYen", sum(given_back_yen)::float8 AS "givenBackYen"
    FROM (
      SELECT starts_on AS day, paid_yen, given_back_yen, payments + refunds AS entries FROM ${whole}
      UNION ALL
      SELECT ${lastDay}::date, ${receivedYen}, ${refundedYen}, 1 FROM ledger_lines
      WHERE account = 'guest' AND at >= ${tokyoInstant(lastDay, '00:00')} AND at < ${until} AND ${lastDay} >= ${firstDay}::text
    ) AS days
    GROUP BY days.day HAVING sum(entries) <> 0 ORDER BY days.day`.execute(db)
  return rows
}
