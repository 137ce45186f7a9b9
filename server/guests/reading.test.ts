import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get } from '#server/testing/bookings.ts'
import { signIn } from '#server/testing/scene.ts'

/** Whoever waits for a lock at all is refused here at once. */
const annai = shareTestAnnai({ demo: true, limits: { lockMs: 1 } })

async function holding(statement: string) {
  const client = new pg.Client(annai().databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('BEGIN')
  await client.query(statement)
  return () => client.query('ROLLBACK')
}

test.each([
  ['the guests’ lock', "SELECT pg_advisory_xact_lock(hashtext('annai.guests'))"],
  ['every guest', 'SELECT id FROM guests FOR UPDATE'],
  ['the news', 'SELECT id FROM guest_news FOR UPDATE'],
])('while somebody holds %s, guests are read all the same, with news waiting', async (_, statement) => {
  const { headers } = await signIn(annai(), 'admin')
  const { rows } = (await get(annai(), '/admin/guests', headers)).body
  const { link } = (await get(annai(), '/admin/guests-file', headers)).body
  await annai()
    .ctx.db.insertInto('guest_news')
    .values({ booking_id: await someBooking() })
    .execute()
  const letGo = await holding(statement)
  const id = rows[0].id
  const other = rows[1].id
  const paths = ['/admin/guests', '/admin/search?q=mi', '/admin/guest-pairs', `/admin/guests/${id}`, link]
  for (const path of [...paths, `/admin/guest-pairs/${id}/${other}`])
    expect((await annai().app.inject({ url: `/api${path}`, headers })).statusCode, path).toBe(200)
  await letGo()
})

const someBooking = async () =>
  (await annai().ctx.db.selectFrom('bookings').select('id').limit(1).executeTakeFirstOrThrow()).id

test('once nobody holds it, whoever reads sees what was booked meanwhile', async () => {
  const { headers } = await signIn(annai(), 'admin')
  const letGo = await holding("SELECT pg_advisory_xact_lock(hashtext('annai.guests'))")
  await bookAndPay(annai(), { day: '2026-12-11' })
  const news = () => annai().ctx.db.selectFrom('guest_news').select('id').execute()
  await get(annai(), '/admin/guests', headers)
  expect(await news()).not.toEqual([])
  await letGo()
  await get(annai(), '/admin/guests', headers)
  expect(await news()).toEqual([])
})
