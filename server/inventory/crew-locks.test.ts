import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { loadFleet } from '#server/fleet/index.ts'
import { findQuote } from '#server/pricing/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { guest, post, quoteFor } from '#server/testing/bookings.ts'
import { paused, somebodyWaits } from '#server/testing/paused.ts'
import { ownDays } from '#server/testing/scene.ts'
import { lockEverybody } from './assignments.store.ts'
import { membersOf } from './choose-crew.rules.ts'
import type { CrewTaken, CrewWanted } from './crew-wanted.ts'
import { takeCrew, takeCrews } from './take-crew.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()

async function beside(): Promise<pg.Client> {
  const client = new pg.Client(annai().databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Whom somebody has locked at this moment. */
async function lockedNow(): Promise<string[]> {
  const client = await beside()
  const all = await client.query<{ id: string }>('SELECT id FROM resources WHERE active ORDER BY id')
  await client.query('BEGIN')
  const free = await client.query<{ id: string }>(
    'SELECT id FROM resources WHERE active ORDER BY id FOR NO KEY UPDATE SKIP LOCKED',
  )
  await client.query('ROLLBACK')
  const ids = new Set(free.rows.map(({ id }) => id))
  return all.rows.map(({ id }) => id).filter((id) => !ids.has(id))
}

/** A booking that is to be given a crew on a day of its own; it has one already, which is let go. */
async function wish(day: string): Promise<CrewWanted> {
  const { ctx } = annai()
  const quote = await quoteFor(annai(), { day, vehicleClass: 'sedan' })
  const held = await post(annai(), '/bookings', { quoteId: quote.id, ...guest })
  expect(held.status).toBe(200)
  const { id: bookingId } = await ctx.db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', held.body.booking.reference)
    .executeTakeFirstOrThrow()
  await ctx.db.updateTable('assignments').set({ live: false }).where('booking_id', '=', bookingId).execute()
  const stored = await findQuote(ctx.db, quote.id)
  if (!stored) throw new Error('No quote.')
  const { demand, startsAt } = stored
  return { fleet: await loadFleet(ctx), demand, startsAt, now: ctx.clock.now(), bookingId, round: 2, expiresAt: null }
}

const idsOf = (taken: CrewTaken | null | undefined) => (taken ? membersOf(taken.crew).map(({ id }) => id) : []).sort()

test('an attempt that was lost leaves no lock behind: only who was taken is locked until the end', async () => {
  const day = ownDay()
  const [first, second] = [await wish(day), await wish(day)]
  const quicker = paused(annai().ctx.db, (db) => takeCrew(db, first))
  const gone = idsOf(await quicker.there)
  const slower = paused(annai().ctx.db, (db) => takeCrew(db, second))
  await somebodyWaits(annai().ctx.db)
  await quicker.goOn()
  const got = idsOf(await slower.there)
  expect(got.filter((id) => gone.includes(id))).not.toEqual(got)
  expect(await lockedNow()).toEqual(got)
  await slower.goOn()
})

test('the control: who locks and does not undo keeps the lock', async () => {
  const all = paused(annai().ctx.db, lockEverybody)
  await all.there
  expect((await lockedNow()).length).toBeGreaterThan(10)
  await all.goOn()
  expect(await lockedNow()).toEqual([])
})

test('a way there and a way back wait for each other’s people with nobody locked who comes later in the order', async () => {
  const day = ownDay()
  const [asked, back] = [await wish(day), await wish(day)]
  class Undone extends Error {}
  const tryOut = async (wanted: CrewWanted[]) => {
    let seen: string[][] = []
    const trying = annai()
      .ctx.db.transaction()
      .execute(async (db) => {
        const found = await takeCrews(db, wanted)
        if (!('taken' in found)) throw new Error('Nobody was free.')
        seen = found.taken.map(idsOf)
        throw new Undone()
      })
    await expect(trying).rejects.toThrow(Undone)
    return seen
  }
  // Left to choose, each takes the first car: this one is kept for the way back.
  const [first = []] = await tryOut([back])
  const there = { ...asked, avoided: new Set(first) }
  const seen = await tryOut([there, back])
  const [lowest = ''] = seen.flat().sort()
  expect(seen[0], 'the first of all is wanted for the way back').not.toContain(lowest)
  const other = await beside()
  await other.query('BEGIN')
  await other.query('SELECT id FROM resources WHERE id = $1 FOR NO KEY UPDATE', [lowest])
  const both = paused(annai().ctx.db, (db) => takeCrews(db, [there, back]))
  await somebodyWaits(annai().ctx.db)
  expect(await lockedNow()).toEqual([lowest])
  await other.query('COMMIT')
  expect(await both.there).toHaveProperty('taken')
  await both.goOn()
})

test('of several crews all are taken or none, and the one that is missing is named', async () => {
  const day = ownDay()
  const [one, two] = [await wish(day), await wish(day)]
  const impossible = { ...two, avoided: new Set(two.fleet.vehicles.map(({ id }) => id)) }
  const work = paused(annai().ctx.db, (db) => takeCrews(db, [one, impossible]))
  expect(await work.there).toEqual({ missing: 1 })
  expect(await lockedNow()).toEqual([])
  await work.goOn()
  const rows = await annai()
    .ctx.db.selectFrom('assignments')
    .select('resource_id')
    .where('booking_id', 'in', [one.bookingId, two.bookingId])
    .where('live', '=', true)
    .execute()
  expect(rows).toEqual([])
})
