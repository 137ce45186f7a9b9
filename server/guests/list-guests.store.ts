import { sql } from 'kysely'
import { readDaySpan, type Span } from '#contract/day-span.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { GuestRow, listGuests } from '#contract/guests.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { readAlike } from './guest-pairs.store.ts'

export type Asked = ReadInputOf<typeof listGuests>

const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
const all = sql<boolean>`true`

/** By letters of a name or an address, or by figures of a number in any spelling. */
function named(q: string) {
  if (q === '') return all
  const figures = /^[\d\s+().-]+$/.test(q) ? q.replace(/\D/g, '') : ''
  return sql<boolean>`search LIKE ${like(figures || q.toLowerCase())}`
}

function within(column: 'next_at' | 'last_at', span: Span | null) {
  if (!span) return all
  const from = span.from && tokyoInstant(span.from, '00:00')
  const until = span.to && tokyoInstant(addDays(span.to, 1), '00:00')
  return sql<boolean>`(${sql.ref(column)} IS NOT NULL AND (${from}::timestamptz IS NULL OR ${sql.ref(column)} >= ${from})
    AND (${until}::timestamptz IS NULL OR ${sql.ref(column)} < ${until}))`
}

const isPaired = sql<boolean>`EXISTS (SELECT FROM guest_pairs
  WHERE NOT two_people AND (first_id = guests.id OR second_id = guests.id))`

const oneOf = (chosen: readonly string[], word: string) => chosen.length === 1 && chosen[0] === word

function matching({ q, account, visits, notes, pairs, country, next, last }: Asked, now: Date) {
  const today = tokyoDayOf(now)
  const conditions = [sql<boolean>`merged_into IS NULL`, named(q)]
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

const order = {
  name: 'name_key',
  bookings: 'bookings',
  next: 'next_at',
  last: 'last_at',
  paid: 'paid_yen',
  since: 'first_seen',
} as const

const columns = [
  ...(['id', 'name', 'email', 'phone', 'country', 'language', 'user_id', 'bookings', 'paid_yen'] as const),
  ...(['first_seen', 'last_at', 'next_at', 'erased_at'] as const),
] as const

/** A page of guests; whoever has no such day comes last, whichever way it is sorted. */
export async function findGuests(db: Database, asked: Asked, now: Date, only: readonly string[] = []) {
  const descending = asked.sort.startsWith('-')
  const column = order[asked.sort.replace('-', '') as keyof typeof order]
  const rows = await db
    .selectFrom('guests')
    .select(columns)
    .select(sql<boolean>`notes <> ''`.as('hasNotes'))
    .where(matching(asked, now))
    .$if(only.length > 0, (query) => query.where(sql<boolean>`id = ANY(${only}::uuid[])`))
    .orderBy(sql`${sql.ref(column)} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST`)
    .orderBy('id')
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

export async function countMatching(db: Database, asked: Asked, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('guests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(asked, now))
    .executeTakeFirstOrThrow()
  return count
}

/** Of the tabs, whatever is searched for. */
export async function countViews(db: Database, now: Date): Promise<Record<string, number>> {
  const coming = within('next_at', readDaySpan('next-7', tokyoDayOf(now)))
  const row = await db
    .selectFrom('guests')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) FILTER (WHERE ${coming}))::int`.as('coming'),
      sql<number>`(count(*) FILTER (WHERE bookings >= 2))::int`.as('returning'),
    ])
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ count: number }>`SELECT count(DISTINCT id)::int AS count FROM (
    SELECT first_id AS id FROM guest_pairs WHERE NOT two_people
    UNION ALL SELECT second_id FROM guest_pairs WHERE NOT two_people) AS paired`.execute(db)
  return { ...row, pairs: rows[0]?.count ?? 0 }
}

/** Where guests come from, the most first. */
export async function readCountries(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('guests')
    .select('country')
    .where('merged_into', 'is', null)
    .where('country', 'is not', null)
    .groupBy('country')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('country')
    .limit(250)
    .execute()
  return rows.map(({ country }) => country ?? '')
}
