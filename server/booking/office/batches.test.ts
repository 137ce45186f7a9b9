import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BookingBatch } from '#contract/booking-batches.ts'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { addJob } from '#server/platform/jobs.ts'
import { runDueJobs } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post, usualWish } from '#server/testing/bookings.ts'
import { linkFor, memberOf, sendTaps, tapOf } from '#server/testing/crew-days.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const { shared: annai, deliver } = shareMailing()
const ownDay = ownDays('2027-03-15')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

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
})

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

test('of many that move to one day it is told before who stays, and so it comes', async () => {
  const [day, toDay] = [ownDay(), ownDay()]
  const all = await fill(day)
  // One crew of the new day is taken, so that not all of them can come.
  await bookAndPay(annai(), { day: toDay })
  for (const one of all) expect((await preview([one], toDay)).rows).toMatchObject([{ whyNot: null }])
  const { rows, refundYen } = await preview(all, toDay)
  const told = (rows as { whyNot: string | null }[]).map(({ whyNot }) => (whyNot === null ? 'done' : 'refused'))
  expect([told.includes('done'), told.includes('refused')]).toEqual([true, true])
  const { body: batch } = await begin(all, { toDay, refundYen })
  await runDueJobs(annai())
  expect(statesIn(await readBatch(batch))).toEqual(told)
})

/** As many as that day has crews. */
async function fill(day: string): Promise<HeldBooking[]> {
  const all: HeldBooking[] = []
  for (;;) {
    const { status } = await post(annai(), '/quotes', { ...usualWish, day })
    if (status !== 200) return all
    all.push(await bookAndPay(annai(), { day }))
  }
}

/** At a moment of the first one's day, for as long as it takes; sessions of the desk are that day's. */
const during = <T>({ booking }: HeldBooking, afterMinutes: number, work: () => Promise<T>) =>
  atTime(annai(), new Date(Date.parse(booking.startsAt) + afterMinutes * 60_000), async () => {
    desk = await signIn(annai(), 'admin')
    return work()
  })

/** The chauffeur marks that everybody is on board, some minutes before the hour. */
async function board(held: HeldBooking) {
  const { id } = await memberOf(annai(), held, 'chauffeur')
  const token = await linkFor(annai(), desk, held.booking.startsAt.slice(0, 10), id)
  const taps = (['on_the_way', 'arrived', 'on_board'] as const).map((step) => tapOf(held, step, annai().clock.now()))
  expect((await sendTaps(annai(), token, taps)).status).toBe(200)
}

test('a day with guests on board is named apart, counted in no sum and left alone when many are cancelled', async () => {
  const all = await paidBookings(2)
  const [driven, other] = all
  if (!driven || !other) throw new Error('Two were booked.')
  await during(driven, -10, async () => {
    await board(driven)
    const seen = await preview(all)
    const rowOf = ({ booking }: HeldBooking) =>
      seen.rows.find(({ reference }: { reference: string }) => reference === booking.reference)
    expect(rowOf(driven)).toMatchObject({ underWay: true, whyNot: 'It is under way.', refundYen: 0 })
    expect(rowOf(other)).toMatchObject({ underWay: false, whyNot: null, refundYen: other.booking.totalYen })
    expect(seen.refundYen).toBe(other.booking.totalYen)
    const { body: batch } = await begin(all, { refundYen: seen.refundYen })
    await runDueJobs(annai())
    const { rows } = await readBatch(batch)
    expect(rows.find(({ reference }) => reference === driven.booking.reference)).toMatchObject({
      ...{ state: 'refused', refundYen: 0, why: 'The guests are on board: it stays as it is.' },
    })
    expect([(await read(driven)).state, (await read(other)).state]).toEqual(['confirmed', 'cancelled'])
  })
})

test.each([
  ['cancelled', null],
  ['moved', '2027-05-20'],
])('one that comes under way between preview and deed is not %s', async (_, toDay) => {
  const [held, other] = await paidBookings(2)
  if (!held || !other) throw new Error('Two were booked.')
  const { refundYen } = await preview([held, other], toDay)
  const { body: batch } = await begin([held, other], { toDay, refundYen })
  await during(held, 1, () => runDueJobs(annai()))
  desk = await signIn(annai(), 'admin')
  expect((await readBatch(batch)).rows.map(({ state, why }) => [state, why])).toEqual([
    ...[1, 2].map(() => ['refused', 'The day has begun: it stays as it is.']),
  ])
  expect(await read(held)).toMatchObject({ state: 'confirmed', startsAt: held.booking.startsAt, refundedYen: 0 })
})

test('where all of them are under way nothing begins', async () => {
  const all = await paidBookings(1)
  const answer = await during(all[0] as HeldBooking, 1, () => begin(all, { refundYen: 0 }))
  expect([answer.status, answer.body.code]).toEqual([409, 'booking.under-way'])
})
