import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseHandle, openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/log.ts'
import { freePort } from '#server/platform/postgres/postmaster.ts'
import { liftHoldBounds } from '#server/testing/hold-bounds.ts'
import { type SeededRandom, seededRandom } from '#server/testing/seeded-random.ts'
import { findLost } from './acknowledged.ts'
import { audit } from './audit.ts'
import { chosenSeed } from './chosen-seed.ts'
import { type LastingDatabase, startLastingDatabase } from './lasting-database.ts'
import { figure, measured, secondsSince } from './measured.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type Acknowledged, bookStubbornly, type House } from './stubborn-guests.ts'

const clients = 16
/** Shorter than in life, so that the soak sees holds end. */
const holdMinutes = 2
/** A sweep every minute, of which one may be missed while a process starts. */
const sweptWithinMs = 130_000
/** Soon enough to meet the calls that are under way. */
const momentMs = 30

let database: LastingDatabase
let server: ServerProcess
let port: number
let records: DatabaseHandle
const chance: SeededRandom = seededRandom(chosenSeed())
const everybody: Acknowledged[] = []
/** Of demo data. */
let bookingsBefore = 0

const start = () => startServer({ DATABASE_URL: database.url, DEMO: '1', PORT: String(port) })

beforeAll(async () => {
  database = await startLastingDatabase()
  port = await freePort()
  server = await start()
  records = openDatabase(database.url, createLogger('silent'))
  bookingsBefore = await countBookings()
  await records.db.updateTable('booking_policies').set({ hold_minutes: holdMinutes }).execute()
  // All these guests come from one network.
  await liftHoldBounds(records.db)
})

afterAll(async () => {
  await server?.stop()
  await records?.close()
  await database?.stop()
})

interface Trouble {
  /** So often, spread at random over so many calls that cost. */
  times: number
  calls: number
  strike: () => Promise<void>
  /** Whether guests are told that nobody is there; else they find out by calling. */
  isAnnounced: boolean
}

/** A house to which something happens at random moments, one thing after the other. */
function troubledHouse({ times, calls, strike, isAnnounced }: Trouble) {
  const moments = new Set(chance.shuffle(Array.from({ length: calls }, (_, index) => index + 1)).slice(0, times))
  let called = 0
  let struck = 0
  let closed = Promise.resolve()
  let troubles = Promise.resolve()
  const house: House = {
    url: `http://127.0.0.1:${port}`,
    faults: [],
    again: 0,
    isOpen: () => (isAnnounced ? closed : Promise.resolve()),
    isCalled() {
      called++
      if (!moments.has(called)) return
      troubles = troubles.then(async () => {
        await pause(chance.below(momentMs))
        closed = strike()
        await closed
        struck++
      })
    },
  }
  return {
    house,
    async isOver() {
      await troubles
      expect(struck).toBe(times)
    },
  }
}

const countBookings = async () => (await records.db.selectFrom('bookings').select('id').execute()).length

test('20 times kill -9 over 500 bookings loses nothing that was acknowledged', async (context) => {
  const startedAt = performance.now()
  const strike = async () => {
    await server.kill()
    server = await start()
  }
  const { house, isOver } = troubledHouse({ times: 20, calls: 700, strike, isAnnounced: true })
  everybody.push(...(await bookStubbornly(house, { bookings: 500, clients, chance })))
  await isOver()
  await expectNothingLost(house)
  measured(context, `20 kills, ${told(house)}, in ${secondsSince(startedAt)}, with SOAK_SEED=${chance.seed}`)
})

test('a database that crashes and comes back under load loses nothing that was acknowledged', async (context) => {
  const startedAt = performance.now()
  const { house, isOver } = troubledHouse({ times: 5, calls: 180, strike: database.crash, isAnnounced: false })
  everybody.push(...(await bookStubbornly(house, { bookings: 150, clients, chance })))
  await isOver()
  expect(server.isRunning()).toBe(true)
  expect((await fetch(`${house.url}/readyz`)).status).toBe(200)
  await expectNothingLost(house)
  measured(context, `5 crashes, ${told(house)}, in ${secondsSince(startedAt)}, with SOAK_SEED=${chance.seed}`)
})

async function expectNothingLost(house: House) {
  expect(house.faults).toEqual([])
  expect(await findLost(house.url, everybody)).toEqual([])
  // One for each key that was answered, and none that nobody knows of.
  expect(await countBookings()).toBe(bookingsBefore + everybody.length)
  expect(await audit(records.db, new Date())).toEqual([])
}

const told = ({ again }: House) =>
  `${figure(everybody.length)} bookings and ${figure(everybody.filter(({ isPaid }) => isPaid).length)} payments kept, ${figure(again)} calls made again`

test('no hold outlives its time', async (context) => {
  // Of the guests of this soak: the desk's own holds, among the demo data, last for days.
  const ours = everybody.map(({ booking }) => booking.reference)
  const held = () =>
    records.db
      .selectFrom('bookings')
      .select(['reference', 'held_until'])
      .where('state', '=', 'on_hold')
      .where(sql<boolean>`reference = ANY (${ours}::text[])`)
      .execute()
  const lastEnd = Math.max(0, ...(await held()).map(({ held_until }) => held_until?.getTime() ?? 0))
  const patience = lastEnd + sweptWithinMs
  // The real clock and the real sweep: there is nothing to do but wait.
  while ((await held()).length > 0 && Date.now() < patience) await pause(1000)
  expect(await held()).toEqual([])
  const { rows } = await sql<{ times: number; longest: number }>`
    SELECT count(DISTINCT moves.booking_id)::integer AS times,
      ceil(extract(epoch FROM max(at - expires_at)))::integer AS longest
    FROM booking_moves AS moves JOIN assignments USING (booking_id) WHERE to_state = 'expired'`.execute(records.db)
  const { rows: kept } = await sql`
    SELECT assignments.* FROM assignments JOIN bookings ON bookings.id = booking_id
    WHERE live AND expires_at IS NOT NULL AND reference = ANY (${ours}::text[])`.execute(records.db)
  expect(kept).toEqual([])
  expect(await audit(records.db, new Date())).toEqual([])
  measured(context, `${rows[0]?.times} holds were let go, at most ${rows[0]?.longest} s after their end`)
})

test('with a database that confirms before it has written, the loss is seen (the control)', async (context) => {
  await sql`ALTER DATABASE soak SET synchronous_commit = off`.execute(records.db)
  await server.stop()
  server = await start()
  const { house, isOver } = troubledHouse({ times: 5, calls: 120, strike: database.crash, isAnnounced: false })
  const told = await bookStubbornly(house, { bookings: 100, clients, chance })
  await isOver()
  const lost = [...house.faults, ...(await findLost(house.url, told))]
  expect(lost).not.toEqual([])
  measured(context, `${lost.length} promises were broken by 5 crashes`)
})
