import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { layContent } from '#server/testing/content.ts'
import { createEmptyDatabase, createTestDatabase } from '#server/testing/database.ts'
import { soon } from '#server/testing/soon.ts'
import { TestClock } from '#server/testing/test-clock.ts'
import { testEnv } from '#server/testing/test-env.ts'
import { migrateJobs } from './jobs-migrate.ts'
import { createLogger } from './log.ts'
import { migrate } from './migrate.ts'
import { readSettings } from './settings.ts'
import { layInTurn } from './start-turn.ts'

const log = createLogger('silent')

test('three that start at once on an empty demo database all come up, and the demo data is there once', {
  timeout: 180_000,
}, async () => {
  const { url, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  const settings = readSettings({ ...testEnv, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'silent' })
  const start = async () => {
    await migrate(url)
    await migrateJobs(url, log)
    await layInTurn(url, { log }, (db) => layContent({ db, log, clock: new TestClock(), settings }))
  }
  await Promise.all([start(), start(), start()])
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(
    'SELECT (SELECT count(*) FROM tours)::int AS tours, (SELECT count(*) FROM bookings)::int AS bookings',
  )
  const before = rows[0]
  expect(before.tours).toBeGreaterThan(5)
  await start()
  expect(
    (
      await client.query(
        'SELECT (SELECT count(*) FROM tours)::int AS tours, (SELECT count(*) FROM bookings)::int AS bookings',
      )
    ).rows,
  ).toEqual([before])
})

test('nobody lays while somebody else does, whoever was asked to stop goes, and a failure ends the turn', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const [began, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const order: string[] = []
  const first = layInTurn(database.url, { log }, async () => {
    order.push('first')
    began.resolve()
    await gate.promise
    order.push('first is done')
    throw new Error('could not be laid')
  })
  first.catch(() => undefined)
  await began.promise
  const stop = new AbortController()
  const stopped = layInTurn(database.url, { log, signal: stop.signal }, async () => void order.push('stopped'))
  const refused = expect(stopped).rejects.toThrow()
  const second = layInTurn(database.url, { log }, async () => void order.push('second'))
  const client = new pg.Client(database.url)
  await client.connect()
  onTestFinished(() => client.end())
  const waiting = `SELECT count(*)::int AS count FROM pg_locks
    WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  await expect.poll(async () => (await client.query(waiting)).rows[0].count, soon).toBe(2)
  stop.abort()
  await refused
  gate.resolve()
  await expect(first).rejects.toThrow('could not be laid')
  await second
  expect(order).toEqual(['first', 'first is done', 'second'])
})
