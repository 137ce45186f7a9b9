import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BookingBatch } from '#contract/booking-batches.ts'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { addJob } from '#server/platform/jobs.ts'
import { runDueJobs } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const { shared: annai, deliver } = shareMailing()
const ownDay = ownDays('2027-03-15')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterEach(async () => expect(await brokenPromises(annai())).toEqual([]))

const read = async ({ booking }: HeldBooking): Promise<DeskBooking> =>
  (await get(annai(), `/admin/tour-bookings/${booking.reference}`, desk.headers)).body
const referencesOf = (all: readonly HeldBooking[]) => all.map(({ booking }) => booking.reference)
const preview = async (all: readonly HeldBooking[], toDay: string | null = null) =>
  (await post(annai(), '/office/bookings/batches/preview', { references: referencesOf(all), toDay }, desk.headers)).body
const typhoon = { cause: 'weather', event: 'typhoon', reason: 'Typhoon 23 closes the roads.' }
const begin = (all: readonly HeldBooking[], body: object, headers: object = {}) =>
  post(
    annai(),
    '/office/bookings/batches',
    { references: referencesOf(all), ...typhoon, ...body },
    { ...desk.headers, ...headers },
  )
const readBatch = async ({ id }: { id: string }): Promise<BookingBatch> =>
  (await get(annai(), `/office/bookings/batches/${id}`, desk.headers)).body
const statesIn = ({ rows }: BookingBatch) => rows.map(({ state }) => state)
const paidBookings = async (count: number, day = ownDay()) => {
  const all: HeldBooking[] = []
  for (let at = 0; at < count; at++) all.push(await bookAndPay(annai(), { day }))
  await deliver(...all)
  return all
}

/** The database connection dies in the very transaction that settles the item of this number. */
async function dieAt(number: number) {
  await sql`
    CREATE OR REPLACE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid());
      PERFORM pg_sleep(1);
      RETURN NEW;
    END $$`.execute(annai().ctx.db)
  await sql`CREATE TRIGGER dies BEFORE UPDATE ON booking_batch_items FOR EACH ROW
    WHEN (NEW.number = ${sql.lit(number)}) EXECUTE FUNCTION die()`.execute(annai().ctx.db)
  return () => sql`DROP TRIGGER dies ON booking_batch_items`.execute(annai().ctx.db)
}

test('killed in the middle it is taken up again: each booking once, one refund and one mail each', async () => {
  const all = await paidBookings(4)
  const { refundYen } = await preview(all)
  const { status, body: batch } = await begin(all, { refundYen })
  expect([status, statesIn(batch)]).toEqual([200, ['waiting', 'waiting', 'waiting', 'waiting']])

  const live = await dieAt(3)
  expect((await runDueJobs(annai())).map(({ task }) => task)).toContain('booking.work-batch')
  await live()
  const middle = await readBatch(batch)
  expect([statesIn(middle), middle.finishedAt]).toEqual([['done', 'done', 'waiting', 'waiting'], null])
  const third = all.find(({ booking }) => booking.reference === middle.rows[2]?.reference)
  expect(third && (await read(third))).toMatchObject({ state: 'confirmed', refundedYen: 0, needsCrew: false })
  expect((await get(annai(), '/office/bookings/batches', desk.headers)).body.batches).toMatchObject([{ id: batch.id }])

  await runDueJobs(annai())
  const end = await readBatch(batch)
  expect([statesIn(end), end.rows.reduce((sum, row) => sum + row.refundYen, 0)]).toEqual([
    ['done', 'done', 'done', 'done'],
    refundYen,
  ])
  expect(end.finishedAt).not.toBeNull()
  // Once more, as a queue may do: nothing is done twice.
  await addJob(annai().ctx.db, 'booking.work-batch', { batchId: batch.id })
  await runDueJobs(annai())
  for (const held of all) {
    const { state, paidYen, refundedYen, cancelled, money } = await read(held)
    expect({ state, cancelled, refundedYen }).toEqual({
      ...{ state: 'cancelled', cancelled: { cause: 'weather', event: 'typhoon' }, refundedYen: paidYen },
    })
    expect(money.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
    const { rows } = await sql<{ subject: string }>`SELECT subject FROM mails
      WHERE booking_id = (SELECT id FROM bookings WHERE reference = ${held.booking.reference})
        AND occasion LIKE 'cancelled:%'`.execute(annai().ctx.db)
    expect(rows.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Typhoon: /)])
  }
}, 90_000)

test('a sum that is another by now begins nothing, and one that was begun twice is one deed', async () => {
  const all = await paidBookings(2)
  const { refundYen } = await preview(all)
  expect((await begin(all, { refundYen: refundYen - 1 })).body.code).toBe('booking.refund-changed')
  expect(Object.keys((await begin(all, { refundYen, event: 'mistake' })).body.fields)).toEqual(['event'])
  expect(Object.keys((await begin(all, { refundYen, reason: ' ' })).body.fields)).toEqual(['reason'])
  const key = { 'idempotency-key': randomUUID() }
  const [one, two] = [await begin(all, { refundYen }, key), await begin(all, { refundYen }, key)]
  expect(two.body.id).toBe(one.body.id)
  await runDueJobs(annai())
  expect(statesIn(await readBatch(one.body))).toEqual(['done', 'done'])
})

test('what is cancelled already is told before, left alone, and does not stop the others', async () => {
  const all = await paidBookings(2)
  const [gone, stays] = all
  if (!gone || !stays) throw new Error('Two were booked.')
  const cancelPath = `/bookings/${gone.booking.reference}/cancel`
  expect((await begin(all, { refundYen: (await preview(all)).refundYen })).status).toBe(200)
  await post(annai(), cancelPath, { token: gone.token, refundYen: gone.booking.totalYen })
  await runDueJobs(annai())
  const { batches } = (await get(annai(), '/office/bookings/batches', desk.headers)).body
  expect(batches).toEqual([])
  expect([(await read(gone)).cancelled?.cause, (await read(stays)).cancelled?.cause]).toEqual(['guest', 'weather'])
  const seen = await preview(all)
  expect(seen.rows.map(({ whyNot }: { whyNot: string | null }) => whyNot)).toEqual([
    'It is cancelled.',
    'It is cancelled.',
  ])
})

test('moved to another day at the same hour and price, with terms as they were, and told why', async () => {
  const [held] = await paidBookings(1)
  if (!held) throw new Error('One was booked.')
  const before = await read(held)
  const toDay = ownDay()
  expect((await preview([held], toDay)).rows).toMatchObject([{ whyNot: null, refundYen: 0 }])
  const { body: batch } = await begin([held], { toDay, refundYen: 0 })
  const { letters, failures } = await deliver(held)
  expect([failures, statesIn(await readBatch(batch))]).toEqual([[], ['done']])
  const after = await read(held)
  expect(after.startsAt).toBe(before.startsAt.replace(/^\d{4}-\d\d-\d\d/, toDay))
  expect(after).toMatchObject({ state: 'confirmed', totalYen: before.totalYen, dueYen: 0, refundedYen: 0 })
  expect(after.cancellationTiers).toEqual(before.cancellationTiers)
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Changed: /)])
  expect(letters[0]?.text).toContain('We are sorry that we had to move your day. Typhoon 23 closes the roads.')
})
