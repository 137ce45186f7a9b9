import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { cuttableConnection } from '#server/testing/cuttable-connection.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { trySignIn } from '#server/testing/people.ts'
import { signIn } from '#server/testing/scene.ts'
import { openDatabase, servingLimits } from './database.ts'
import { createLogger } from './log.ts'
import { Patience, requestPatienceMs, withPatience } from './patience.ts'

async function frozenWay(...prepared: Parameters<typeof createTestDatabase>) {
  const database = await createTestDatabase(...prepared)
  onTestFinished(database.drop)
  return cuttableConnection(database.url)
}

const soon = { timeout: 60_000, interval: 50 }

test('a database that stands still is answered with 503 and Retry-After, warm pages go on, and afterwards all is well', {
  timeout: 120_000,
}, async () => {
  const way = await frozenWay('demo')
  const annai = await startTestAnnai({ databaseUrl: way.url, limits: { patienceMs: 2000 } })
  const { headers } = await signIn(annai, 'admin')
  await expect.poll(async () => (await annai.app.inject('/')).statusCode, soon).toBe(200)
  const search = () => annai.app.inject({ url: '/api/admin/search?q=mika', headers })
  await expect.poll(async () => (await search()).statusCode, soon).toBe(200)

  way.freeze()
  for (const ask of [search, () => trySignIn(annai), () => annai.app.inject('/readyz')]) {
    const answer = await ask()
    expect(answer.json()).toMatchObject({ code: 'platform.unavailable' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  }
  expect((await annai.app.inject('/')).statusCode).toBe(200)

  way.thaw()
  await expect.poll(async () => (await search()).statusCode, soon).toBe(200)
  await expect.poll(async () => (await trySignIn(annai)).statusCode, soon).toBe(401)
})

test('a connection that did not answer in time is closed, inside a transaction and outside, and never used again', async () => {
  const way = await frozenWay()
  const { db, pool, close } = openDatabase(way.url, createLogger('silent'), { ...servingLimits, answerMs: 200 })
  onTestFinished(close)
  const ask = (number: number) => sql<{ n: number }>`SELECT ${number}::int AS n`.execute(db)
  await ask(1)
  way.freeze()
  await expect(ask(2)).rejects.toThrow(/timeout/)
  expect(pool.totalCount).toBe(0)
  way.thaw()
  expect((await ask(3)).rows).toEqual([{ n: 3 }])

  const broken = db.transaction().execute(async (tx) => {
    await sql`SELECT 1`.execute(tx)
    way.freeze()
    await sql`SELECT 2`.execute(tx)
  })
  await expect(broken).rejects.toThrow()
  expect(pool.totalCount).toBe(0)
  way.thaw()
  expect((await ask(4)).rows).toEqual([{ n: 4 }])
})

test('a request waits for the database in all no longer than its patience; waiting elsewhere is not counted', async () => {
  expect(requestPatienceMs).toBeLessThanOrEqual(10_000)
  const way = await frozenWay()
  const { db, close } = openDatabase(way.url, createLogger('silent'))
  onTestFinished(close)
  const sleeper = (seconds: number) => sql`SELECT pg_sleep(${seconds})`.execute(db)
  await withPatience(new Patience(400), async () => {
    await Promise.all([sleeper(0.1), sleeper(0.1), sleeper(0.1)])
    // As a bank would take it.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await sleeper(0.05)
    await sleeper(0.5)
    await expect(sleeper(0)).rejects.toMatchObject({ code: 'platform.busy' })
  })
  await sleeper(0.5)
})
