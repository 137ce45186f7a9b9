import { sql } from 'kysely'
import { readDaySpan, type Span } from '#contract/day-span.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { GuestRow, listGuests } from '#contract/guests.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { readAlike } from './guest-pairs.store.ts'
import { naming } from './guests-naming.store.ts'

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

const columns = [
  ...(['id', 'name', 'email', 'phone', 'country', 'language', 'user_id', 'bookings', 'paid_yen'] as const),
  ...(['first_seen', 'last_at', 'next_at', 'erased_at'] as const),
] as const

/** So few are found and then sorted; more are met soon enough on a walk in order. */
const few = 2000

/** A page of guests. `total`: how many there are on all pages. */
export async function findGuests(db: Database, asked: Asked, now: Date, total: number, only: readonly string[] = []) {
  const sorted = order[asked.sort.replace('-', '') as keyof typeof order]
  const found = db
    .selectFrom('guests')
    .select(columns)
    .select(['name_key', sql<boolean>`notes <> ''`.as('hasNotes')])
    .where(matching(asked, now))
    .$if(only.length > 0, (query) => query.where(sql<boolean>`id = ANY(${only}::uuid[])`))
  const rows = await db
    // Left to itself, the planner may walk all in order to meet one.
    .with(
      (cte) => (total <= few ? cte('found').materialized() : cte('found').notMaterialized()),
      () => found,
    )
    .selectFrom('found')
    .selectAll()
    .orderBy(sorted(asked.sort.startsWith('-') ? 'down' : 'up'))
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

export async function countMatching(db: Database, asked: Asked, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('guests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(asked, now))
    .executeTakeFirstOrThrow()
  return count
}

/** Of the tabs, whatever is searched for, and where guests come from, the most first: all in one walk. */
export async function countViews(db: Database, now: Date) {
  const coming = within('next_at', readDaySpan('next-7', tokyoDayOf(now)))
  const groups = await db
    .selectFrom('guests')
    .select([
      'country',
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) FILTER (WHERE ${coming}))::int`.as('coming'),
      sql<number>`(count(*) FILTER (WHERE bookings >= 2))::int`.as('returning'),
    ])
    .where('merged_into', 'is', null)
    .groupBy('country')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('country')
    .execute()
  const { rows } = await sql<{ count: number }>`SELECT count(DISTINCT id)::int AS count FROM (
    SELECT first_id AS id FROM guest_pairs WHERE NOT two_people
    UNION ALL SELECT second_id FROM guest_pairs WHERE NOT two_people) AS paired`.execute(db)
  const sum = (name: 'all' | 'coming' | 'returning') => groups.reduce((total, group) => total + group[name], 0)
  const counts = { all: sum('all'), coming: sum('coming'), returning: sum('returning'), pairs: rows[0]?.count ?? 0 }
  return { counts, countries: groups.flatMap(({ country }) => country ?? []) }
}
