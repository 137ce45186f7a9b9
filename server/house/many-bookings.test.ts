import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { mostCounted } from '#contract/office-list.ts'
import type { SearchHit } from '#contract/office-search.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { growBookings } from '#server/testing/grown-bookings.ts'
import { brokenEarnings } from '#server/testing/promises-of-earnings.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'

/** More than is counted, and more than is looked at before an index of letters is asked. */
const many = 12_000

const annai = shareTestAnnai({ demo: true }, async ({ database: { pool } }) => {
  await growBookings(pool, many)
  // Hardly anybody's own name or hotel has the sign of addresses, but whose does is found by it.
  await pool.query("UPDATE bookings SET lead_name = 'Ana guest123@Home' WHERE email_key = 'guest77@example.com'")
  await pool.query(
    `UPDATE bookings SET pick_up = '{"kind": "hotel", "name": "Bar Guest123@Shibuya"}' WHERE email_key = 'guest78@example.com'`,
  )
})
let desk: SignedIn
beforeAll(async () => {
  desk = await signIn(annai(), 'admin')
})

const ask = async (path: string, query: Record<string, string>) => {
  const { status, body } = await get(annai(), `${path}?${new URLSearchParams(query)}`, desk.headers)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const textsOf = async (query: ReturnType<typeof sql<{ text: string }>>) =>
  (await query.execute(annai().ctx.db)).rows.map(({ text }) => text)

/** As nobody would ask a large house: all of them found, sorted and counted. */
const says = (column: ReturnType<typeof sql>, q: string) => sql`strpos(lower(${column}), ${q.toLowerCase()}) > 0`
const hasWord = (q: string) =>
  sql`(${says(sql`lead_name`, q)} OR ${says(sql`email_key`, q)} OR coalesce(${says(sql`pick_up ->> 'name'`, q)}, false))`
const orders = {
  starts: sql`starts_at, id`,
  '-made': sql`created_at DESC, id DESC`,
  guest: sql`lower(lead_name), id`,
  '-total': sql`total_yen DESC, id DESC`,
}

test('a list counts to ten thousand, and its last page is the one that ends there', async () => {
  for (const [sort, order] of Object.entries(orders)) {
    const last = await ask('/office/bookings', { sort, page: '100000' })
    expect([last.total, last.isAtLeast, last.page]).toEqual([mostCounted, true, mostCounted / 25])
    expect(last.counts.all).toBe(mostCounted + 1)
    const there = sql<{ text: string }>`SELECT reference AS text FROM bookings WHERE tour_id IS NOT NULL
      ORDER BY ${order} OFFSET ${mostCounted - 25} LIMIT 25`
    expect(
      last.rows.map(({ reference }: { reference: string }) => reference),
      sort,
    ).toEqual(await textsOf(there))
  }
  const { total, isAtLeast } = await ask('/office/bookings', { kind: 'other' })
  expect(isAtLeast).toBe(false)
  const rides = await sql<{ count: number }>`SELECT count(*)::int AS count FROM bookings WHERE tour_id IS NULL`.execute(
    annai().ctx.db,
  )
  expect(total).toBe(rides.rows[0]?.count)
})

/** From the beginning of a name, from inside it, up to the domain and into it, and without a name. */
const addresses = ['guest123@', '123@', '23@', 't12@EXAM', 'guest_23@', '@example.com', 'guest123@example.org']

// Many of the first in every order have the first of these, one in some hundred the next, few or none the others.
test.each(['amara', 'balan', 'bamera', ...addresses, 'park hotel', 'ana guest123@', 'nobody of ours'])(
  'who is called “%s” is found page by page as if all were sorted',
  async (q) => {
    for (const [sort, order] of Object.entries(orders))
      for (const page of [1, 2, 9]) {
        const words = q.split(' ')
        const named = sql`${sql.join(words.map(hasWord), sql` AND `)}`
        const found = await ask('/office/bookings', { q, sort, page: String(page), kind: 'all' })
        const { rows } = await sql<{
          count: number
        }>`SELECT count(*)::int AS count FROM bookings WHERE ${named}`.execute(annai().ctx.db)
        const count = rows[0]?.count ?? 0
        if (found.isAtLeast) expect(found.total, `${sort} ${page}`).toBeLessThanOrEqual(count)
        else expect(found.total, `${sort} ${page}`).toBe(count)
        const there = sql<{ text: string }>`SELECT reference AS text FROM bookings WHERE ${named}
          ORDER BY ${order} OFFSET ${(found.page - 1) * 25} LIMIT 25`
        expect(
          found.rows.map(({ reference }: { reference: string }) => reference),
          `${sort} ${page}`,
        ).toEqual(await textsOf(there))
      }
  },
  60_000,
)

test.each(['amara', 'balan', 'bamera', ...addresses, 'nobody'])(
  'the search finds the nearest of “%s”, those ahead first',
  async (q) => {
    const now = annai().clock.now()
    const { groups } = await ask('/admin/search', { q })
    const hits: SearchHit[] = groups.find(({ group }: { group: string }) => group === 'bookings')?.hits ?? []
    const nearest = sql<{ text: string }>`SELECT reference || ' ' || lead_name AS text FROM bookings
      WHERE erased_at IS NULL AND (${says(sql`lead_name`, q)} OR ${says(sql`email_key`, q)})
      ORDER BY starts_at < ${now}, abs(extract(epoch FROM starts_at - ${now}::timestamptz)), id LIMIT 5`
    expect(hits.map(({ title }) => title)).toEqual(await textsOf(nearest))
  },
)

test.each(['amara', 'balan', ...addresses, 'nobody'])(
  'guests called “%s” are listed as if all were sorted',
  async (q) => {
    for (const page of [1, 3]) {
      const found = await ask('/admin/guests', { q, sort: '-paid', page: String(page) })
      const there = sql<{
        text: string
      }>`SELECT id AS text FROM guests WHERE merged_into IS NULL AND ${says(sql`search`, q)}
      ORDER BY paid_yen DESC, id OFFSET ${(found.page - 1) * 25} LIMIT 25`
      expect(found.rows.map(({ id }: { id: string }) => id)).toEqual(await textsOf(there))
    }
  },
)

test('bookings that were brought in at once are in the sums, which are added up before the first reader waits for them', async () => {
  const { db } = annai().ctx
  expect(await brokenEarnings(db)).toEqual([])
  await ask('/admin/earnings', { period: 'year' })
  expect(await db.selectFrom('earnings_news').select('id').execute()).toEqual([])
  expect(await brokenEarnings(db)).toEqual([])
})
