import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseHandle, openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/log.ts'
import { shareMailServer } from '#server/platform/mail-server.fixture.ts'
import { freePort } from '#server/platform/postgres/postmaster.ts'
import { liftHoldBounds } from '#server/testing/hold-bounds.ts'
import { seededRandom } from '#server/testing/seeded-random.ts'
import { audit } from './audit.ts'
import { chosenSeed } from './chosen-seed.ts'
import { type LastingDatabase, startLastingDatabase } from './lasting-database.ts'
import { figure, measured, secondsSince } from './measured.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type Acknowledged, bookStubbornly, cancelStubbornly, type House } from './stubborn-guests.ts'

const processes = 3
const crashes = 4
const betweenCrashesMs = 11_000
const clients = 12
const bookingsAtATime = 24
/** Enough for four crashes; past that they only wait for the next one. */
const mostBookings = 400
/** A job that failed in the last crash is tried again within a minute; a runner is replaced within seconds. */
const settledWithinMs = 180_000

const mail = shareMailServer()
let database: LastingDatabase
let servers: ServerProcess[] = []
let urls: string[] = []
let records: DatabaseHandle

beforeAll(async () => {
  database = await startLastingDatabase()
  for (let nth = 0; nth < processes; nth++) {
    const port = await freePort()
    urls.push(`http://127.0.0.1:${port}`)
    const env = { DATABASE_URL: database.url, DEMO: '1', PORT: String(port), SMTP_URL: mail.settings.smtpUrl ?? '' }
    // One after the other: the first lays the demo data.
    servers.push(await startServer(env))
  }
  records = openDatabase(database.url, createLogger('silent'))
  // All these guests come from one network.
  await liftHoldBounds(records.db)
})

afterAll(async () => {
  for (const server of servers) await server.stop()
  await records?.close()
  await database?.stop()
  servers = []
  urls = []
})

test('four crashes of the database under three processes leave no job undone', async (context) => {
  const startedAt = performance.now()
  const chance = seededRandom(chosenSeed())
  let calls = 0
  const house: House = {
    // Each call goes to the next process.
    get url() {
      return urls[calls++ % urls.length] ?? ''
    },
    faults: [],
    again: 0,
    isOpen: async () => undefined,
    isCalled: () => undefined,
  }
  let isOver = false
  const striking = (async () => {
    for (let nth = 0; nth < crashes; nth++) {
      await pause(betweenCrashesMs)
      await database.crash()
    }
  })().finally(() => {
    isOver = true
  })
  const everybody: Acknowledged[] = []
  const cancelled: Acknowledged[] = []
  while (!isOver) {
    if (everybody.length >= mostBookings) {
      await striking
      break
    }
    const booked = await bookStubbornly(house, { bookings: bookingsAtATime, clients, chance })
    everybody.push(...booked)
    const leaving = booked.filter(({ isPaid }) => isPaid && chance.next() < 0.5)
    await cancelStubbornly(house, leaving, clients)
    cancelled.push(...leaving)
  }
  await striking
  expect(house.faults).toEqual([])
  expect(servers.filter((server) => !server.isRunning()).map((server) => server.said())).toEqual([])

  const paid = everybody.filter(({ isPaid }) => isPaid)
  const patience = Date.now() + settledWithinMs
  while ((await unsettled(paid)).length > 0 && Date.now() < patience) await pause(1000)
  expect(await unsettled(paid)).toEqual([])
  for (const url of urls) {
    const { jobs } = (await (await fetch(`${url}/readyz`)).json()) as { jobs: { runner: string; failed: number } }
    expect(jobs).toMatchObject({ runner: 'alive', failed: 0 })
  }
  expect(await audit(records.db, new Date())).toEqual([])
  measured(
    context,
    `${crashes} crashes, ${figure(paid.length)} paid bookings with their mails, ${figure(cancelled.length)} cancelled and refunded, ` +
      `${figure(house.again)} calls made again, ${figure(mail.server().letters.length)} letters, ` +
      `in ${secondsSince(startedAt)}, with SOAK_SEED=${chance.seed}`,
  )
})

/** What should have been done by now, each as a sentence. */
async function unsettled(paid: readonly Acknowledged[]): Promise<string[]> {
  const references = paid.map(({ booking }) => booking.reference)
  const { rows: due } = await sql<{ task: string; count: number }>`
    SELECT task_identifier AS task, count(*)::integer AS count FROM graphile_worker.jobs
    WHERE run_at <= now() - interval '5 seconds' OR last_error IS NOT NULL
    GROUP BY task_identifier`.execute(records.db)
  const { rows: refunds } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM refunds JOIN bookings ON bookings.id = booking_id
    WHERE refunds.state <> 'done' AND reference = ANY (${references}::text[])`.execute(records.db)
  const { rows: untold } = await sql<{ reference: string }>`
    SELECT reference FROM bookings WHERE reference = ANY (${references}::text[])
      AND NOT EXISTS (SELECT FROM mails WHERE booking_id = bookings.id
        AND occasion LIKE CASE state WHEN 'cancelled' THEN 'cancelled:%' ELSE 'confirmed:%' END)`.execute(records.db)
  return [
    ...due.map(({ task, count }) => `${count} of ${task} are due.`),
    ...refunds.flatMap(({ count }) => (count > 0 ? [`${count} refunds were asked and not done.`] : [])),
    ...untold.map(({ reference }) => `${reference} was paid and has no mail.`),
  ]
}
