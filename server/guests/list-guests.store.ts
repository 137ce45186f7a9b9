import { sql } from 'kysely'
import { readDaySpan, type Span } from '#contract/day-span.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { GuestRow, listGuests } from '#contract/guests.ts'
import { mostCounted } from '#contract/office-list.ts'
import type { Database } from '#server/platform/database.ts'
import { orderOf } from '#server/platform/office-list.rules.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { readAlike } from './guest-pairs.store.ts'
import { guestsToAsk, naming } from './guests-naming.store.ts'

export type Asked = ReadInputOf<typeof listGuests>

const all = sql<boolean>`true`

function within(column: 'next_at' | 'last_at', span: Span | null) {
  if (!span) return all
  const from = span.from && tokyoInstant(span.from, '00:00')
  const until = span.to && tokyoInstant(addDays(span.to, 1), '00:00')
  return sql<boolean>`(${sql.ref(column)} IS NOT NULL AND (${from}::timestamptz IS NULL OR ${sql.ref(column)} >= ${from})
    AND (${until}::timestamptz IS NULL OR ${sql.ref(column)} < ${until}))`
}

/** As a list that is made once: asked guest by guest, of 100,000 it would take a second. */
const isPaired = sql<boolean>`id IN (SELECT first_id FROM guest_pairs WHERE NOT two_people
  UNION SELECT second_id FROM guest_pairs WHERE NOT two_people)`

const oneOf = (chosen: readonly string[], word: string) => chosen.length === 1 && chosen[0] === word

function matching({ q, account, visits, notes, pairs, country, next, last }: Asked, now: Date) {
  const today = tokyoDayOf(now)
  const conditions = [sql<boolean>`merged_into IS NULL`, naming(q) ?? all]
  if (oneOf(account, 'yes')) conditions.push(sql<boolean>`user_id IS NOT NULL`)
  if (oneOf(account, 'no')) conditions.push(sql<boolean>`user_id IS NULL`)
  if (oneOf(visits, 'first')) conditions.push(sql<boolean>`bookings < 2`)
  if (oneOf(visits, 'returning')) conditions.push(sql<boolean>`bookings >= 2`)
  if (oneOf(notes, 'with')) conditions.push(sql<boolean>`notes <> ''`)
  if (oneOf(notes, 'without')) conditions.push(sql<boolean>`notes = ''`)
  if (pairs.length > 0) conditions.push(isPaired)
  if (country.length > 0) conditions.push(sql<boolean>`country = ANY(${country}::text[])`)
  conditions.push(within('next_at', readDaySpan(next, today)), within('last_at', readDaySpan(last, today)))
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

/** Ties go the way of the index, so that it is read from either end; whoever has no such day comes last. */
const order = {
  name: (way: Way) => (way === 'up' ? sql`name_key, id` : sql`name_key DESC, id DESC`),
  bookings: (way: Way) => (way === 'down' ? sql`bookings DESC, id` : sql`bookings, id DESC`),
  next: (way: Way) => (way === 'up' ? sql`next_at, id` : sql`next_at DESC NULLS LAST, id`),
  last: (way: Way) => (way === 'down' ? sql`last_at DESC NULLS LAST, id` : sql`last_at, id`),
  paid: (way: Way) => (way === 'down' ? sql`paid_yen DESC, id` : sql`paid_yen, id DESC`),
  since: (way: Way) => (way === 'down' ? sql`first_seen DESC, id` : sql`first_seen, id DESC`),
}
type Way = 'up' | 'down'

function sortedBy(sort: Asked['sort']) {
  const { by, descending } = orderOf<keyof typeof order>(sort)
  return order[by](descending ? 'down' : 'up')
}

const columns = [
  ...(['id', 'name', 'email', 'phone', 'country', 'language', 'user_id', 'bookings', 'paid_yen'] as const),
  ...(['first_seen', 'last_at', 'next_at', 'erased_at'] as const),
] as const

export interface Counted {
  total: number
  /** There are at least so many. */
  isAtLeast: boolean
}

/** So few are found and then sorted; more are met soon enough on a walk in order. */
const few = 2000

/** A page of guests. `total`: how many there are on all pages, or at least. */
export async function findGuests(
  db: Database,
  asked: Asked,
  now: Date,
  { total, isAtLeast }: Counted,
  only: readonly string[] = [],
) {
  if (total === 0) return []
  const isFew = total <= few && !isAtLeast
  const found = db
    .selectFrom('guests')
    .select(columns)
    .select(['name_key', sql<boolean>`notes <> ''`.as('hasNotes')])
    .where(matching(asked, now))
    .$if(only.length > 0, (query) => query.where(sql<boolean>`id = ANY(${only}::uuid[])`))
  const rows = await db
    // Left to itself, the planner may walk all in order to meet one.
    .with(
      (cte) => (isFew ? cte('found').materialized() : cte('found').notMaterialized()),
      () => found,
    )
    .selectFrom('found')
    .selectAll()
    .orderBy(sortedBy(asked.sort))
    .limit(asked.rows)
    .offset((asked.page - 1) * asked.rows)
    .execute()
  const alike = await readAlike(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row): GuestRow => {
    const same = alike.find(({ of }) => of === row.id)
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      country: row.country,
      language: row.language,
      hasAccount: row.user_id !== null,
      hasNotes: row.hasNotes,
      bookings: row.bookings,
      paidYen: Number(row.paid_yen),
      since: tokyoDayOf(row.first_seen),
      lastDay: row.last_at && tokyoIso(row.last_at),
      nextDay: row.next_at && tokyoIso(row.next_at),
      erasedOn: row.erased_at && tokyoDayOf(row.erased_at),
      sameAs: same?.reasons[0] ? { name: same.name, reason: same.reasons[0] } : null,
    }
  })
}

/** Whether nothing is asked for but a page of all. */
export const isEverybody = ({ q, account, visits, notes, pairs, country, next, last }: Asked) =>
  [q, account, visits, notes, pairs, country, next, last].every((asked) => asked.length === 0)

/** So many are looked at in order before an index of letters is asked, which has to bring everybody of a name. */
const nearest = 1000

/**
 * How many of the first ones in an order are named so, and whether these were all there are. Of a common name they are
 * more than a page, and then nobody counts the rest.
 */
export async function countNearest(db: Database, asked: Asked, now: Date) {
  const { rows } = await sql<{ met: number; found: number }>`
    WITH met AS MATERIALIZED (SELECT * FROM guests WHERE merged_into IS NULL
      ORDER BY ${sortedBy(asked.sort)} LIMIT ${nearest})
    SELECT (SELECT count(*) FROM met)::int AS met,
      (SELECT count(*) FROM met AS guests WHERE ${matching(asked, now)})::int AS found`.execute(db)
  const { met = 0, found = 0 } = rows[0] ?? {}
  return { found, isAll: met < nearest }
}

/** Those of a name that few have, in order; one more than `most` tells that there are more, and then they are any. */
export async function findNamed(db: Database, asked: Asked, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH found AS MATERIALIZED (
      SELECT id, name_key, bookings, next_at, last_at, paid_yen, first_seen FROM ${guestsToAsk(asked.q)}
      WHERE ${matching(asked, now)} LIMIT ${most + 1})
    SELECT id FROM found ORDER BY ${sortedBy(asked.sort)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One more than is counted tells that there are more. */
const counted = (rows: ReturnType<typeof sql>) =>
  sql<number>`(SELECT count(*) FROM (SELECT ${rows} LIMIT ${sql.lit(mostCounted + 1)}) AS those)::int`

export async function countMatching(db: Database, asked: Asked, now: Date): Promise<number> {
  const { count } = await db
    .selectNoFrom(counted(sql`FROM guests WHERE ${matching(asked, now)}`).as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Countries with more guests than this stand before the others, by their letters. */
const manyOfCountry = 500

/** Of the tabs, whatever is searched for, and where guests come from, the most first. */
export async function countViews(db: Database, now: Date) {
  const coming = within('next_at', readDaySpan('next-7', tokyoDayOf(now)))
  const ours = sql`FROM guests WHERE merged_into IS NULL`
  const { rows } = await sql<{ all: number; coming: number; returning: number; pairs: number }>`
    SELECT ${counted(ours)} AS all, ${counted(sql`${ours} AND ${coming}`)} AS coming,
      ${counted(sql`${ours} AND bookings >= 2`)} AS returning,
      ${counted(sql`id FROM (SELECT first_id AS id FROM guest_pairs WHERE NOT two_people
        UNION SELECT second_id FROM guest_pairs WHERE NOT two_people) AS paired`)} AS pairs`.execute(db)
  // From one country to the next by the index, and of each no more than tells it from a small one.
  const { rows: countries } = await sql<{ country: string }>`
    WITH RECURSIVE countries AS (
      SELECT min(country) AS country FROM guests WHERE merged_into IS NULL
      UNION ALL SELECT (SELECT min(guests.country) FROM guests
        WHERE merged_into IS NULL AND guests.country > countries.country)
      FROM countries WHERE country IS NOT NULL)
    SELECT country FROM countries WHERE country IS NOT NULL
    ORDER BY (SELECT count(*) FROM (SELECT FROM guests WHERE merged_into IS NULL AND guests.country = countries.country
      LIMIT ${sql.lit(manyOfCountry)}) AS those) DESC, country`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Nothing was counted.')
  return { counts, countries: countries.map(({ country }) => country) }
}
