import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { failingTables } from '#server/testing/failing-tables.ts'
import { trySignIn } from '#server/testing/people.ts'
import { signIn } from '#server/testing/scene.ts'
import { soon } from '#server/testing/soon.ts'
import { openStream } from '#server/testing/streams.ts'

const failing = shareTestAnnai({ demo: true })

/** What is asked for, from every kind of answer that there is. */
const calls = [
  '/api/admin/guests',
  '/api/admin/search?q=an',
  '/api/admin/dispatch?day=2026-12-09',
  '/api/admin/dashboard',
  '/api/admin/earnings',
  '/api/tours',
  '/sitemap.xml',
]

test('whatever PostgreSQL is short of, every kind of answer is 503 with Retry-After, and all is well afterwards', {
  timeout: 120_000,
}, async () => {
  const annai = failing()
  const { headers } = await signIn(annai, 'admin')
  const { link } = (await annai.app.inject({ url: '/api/admin/guests-file', headers })).json()
  const urls = [...calls, `/api${link}`]
  for (const url of urls)
    expect((await annai.app.inject({ url, headers })).statusCode, `${url} before`).toBeLessThan(400)
  const failWith = await failingTables(annai, ['bookings', 'guests', 'tours'])
  const states = { '55P03': 'busy', '57014': 'busy', '40P01': 'busy', '40001': 'busy', '53100': 'unavailable' }
  for (const [state, word] of Object.entries({ ...states, '53200': 'unavailable', '25006': 'unavailable' })) {
    await failWith(state)
    for (const url of urls) {
      const answer = await annai.app.inject({ url, headers })
      expect([answer.statusCode, answer.json().code], `${url} ${state}`).toEqual([503, `platform.${word}`])
      expect(Number(answer.headers['retry-after']), `${url} ${state}`).toBeGreaterThan(0)
    }
    const stream = await openStream(annai, '/admin/dispatch/news?day=2026-12-09', headers)
    expect(stream.status).toBe(503)
    expect(Number(stream.headers['retry-after'])).toBeGreaterThan(0)
  }
  // The control: what is no outage is a fault of ours.
  await failWith('42804')
  expect((await annai.app.inject({ url: '/api/admin/guests', headers })).statusCode).toBe(500)
  await failWith('')
  for (const url of urls)
    expect((await annai.app.inject({ url, headers })).statusCode, `${url} after`).toBeLessThan(400)
})

test('a page whose records cannot be had is answered 503 with Retry-After, and is not kept', {
  timeout: 120_000,
}, async () => {
  const annai = await startTestAnnai({ demo: true })
  const failWith = await failingTables(annai, ['tours'])
  await failWith('55P03')
  for (const url of ['/tour/detail/kamakura-and-the-great-buddha', '/tour/grid', '/']) {
    const page = await annai.app.inject(url)
    expect(page.statusCode, url).toBe(503)
    expect(page.headers, url).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect(page.headers['content-type']).toContain('text/html')
  }
  await failWith('')
  for (const url of ['/tour/detail/kamakura-and-the-great-buddha', '/tour/grid', '/'])
    expect((await annai.app.inject(url)).statusCode, url).toBe(200)
})

/** Another one on the same database, as a process beside us is. */
async function beside({ databaseUrl }: TestAnnai): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl)
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('a table that somebody else has locked, and a statement that is cancelled, are busy', async () => {
  const annai = await startTestAnnai({ demo: true, limits: { lockMs: 100 } })
  const { headers } = await signIn(annai, 'admin')
  const other = await beside(annai)
  await other.query('BEGIN; LOCK TABLE guests IN ACCESS EXCLUSIVE MODE')
  for (const url of ['/api/admin/guests', '/api/admin/search?q=mi']) {
    const answer = await annai.app.inject({ url, headers })
    expect(answer.json(), url).toMatchObject({ code: 'platform.busy' })
    expect(answer.headers['retry-after']).toBe('2')
  }

  const patient = await startTestAnnai({ databaseUrl: annai.databaseUrl })
  const waiting = patient.app.inject({ url: '/api/admin/guests', headers })
  const cancel = `SELECT pg_cancel_backend(pid) AS done FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  const third = await beside(annai)
  await expect.poll(async () => (await third.query(cancel)).rowCount, soon).toBeGreaterThan(0)
  expect((await waiting).json()).toMatchObject({ code: 'platform.busy' })
})

test('a database that may only be read, or takes no connections, is unavailable, and comes back', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const annai = await startTestAnnai({ databaseUrl: database.url })
  const elsewhere = new URL(database.url)
  const name = elsewhere.pathname.slice(1)
  elsewhere.pathname = '/postgres'
  const server = await beside({ ...annai, databaseUrl: elsewhere.href })
  const anew = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`
  const told = async (statement: string) => {
    await server.query(statement)
    await server.query(anew)
  }
  await told(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  const expectAway = async () => {
    const answer = await trySignIn(annai)
    expect(answer.json()).toMatchObject({ code: 'platform.unavailable' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  }
  await expectAway()
  await told(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
  await expect.poll(async () => (await trySignIn(annai)).statusCode, soon).toBe(401)

  await told(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await expectAway()
  await told(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  await expect.poll(async () => (await trySignIn(annai)).statusCode, soon).toBe(401)
})
