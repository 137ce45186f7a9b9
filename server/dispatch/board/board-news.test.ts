import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BoardNews } from '#contract/dispatch.ts'
import { listenToAnnouncements } from '#server/platform/announcements.ts'
import { shareTestAnnai, startTestAnnai, type TestAnnai, type TestOptions } from '#server/testing/annai.ts'
import { bookAndPay, holdFor, post } from '#server/testing/bookings.ts'
import { cuttableConnection } from '#server/testing/cuttable-connection.ts'
import { ownDays, signIn } from '#server/testing/scene.ts'
import { soon } from '#server/testing/soon.ts'
import { type OpenStream, openStream } from '#server/testing/streams.ts'

/** Minutes and pulses that never come: what is heard here was announced. */
const never = 3_600_000
const quiet = { streams: { pulseMs: never, rereadMs: never, againMs: 100 } }
const shared = shareTestAnnai({ demo: true, hears: true, ...quiet })
const nextDay = ownDays('2027-03-01')

/** Another process on the same database. */
const beside = (options: Partial<TestOptions> = {}) =>
  startTestAnnai({ databaseUrl: shared().databaseUrl, hears: true, ...quiet, ...options })

async function look(annai: TestAnnai, day: string, days = 1): Promise<OpenStream> {
  const { headers } = await signIn(annai, 'admin')
  const stream = await openStream(annai, `/admin/dispatch/news?day=${day}&days=${days}`, headers)
  onTestFinished(() => stream.hangUp())
  return stream
}

const ofKind = <K extends BoardNews['is']>({ lines }: OpenStream, is: K) =>
  lines.filter((line): line is Extract<BoardNews, { is: K }> => line.is === is)
const jobsHeard = (stream: OpenStream) =>
  ofKind(stream, 'changes').flatMap(({ jobs }) => jobs.map(({ reference }) => reference))

test('the first line is the whole board, and a change made in another process follows by itself', async () => {
  const [day, other] = [nextDay(), await beside()]
  const before = await bookAndPay(shared(), { day })
  const stream = await look(shared(), day)
  expect(stream.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  const [first] = ofKind(stream, 'board')
  expect(first?.board.jobs.map(({ reference }) => reference)).toEqual([before.booking.reference])
  const held = await holdFor(other, { day })
  await vi.waitFor(() => expect(jobsHeard(stream)).toContain(held.booking.reference), soon)
  // Only what is otherwise than before: the first job stands as it stood.
  expect(jobsHeard(stream)).not.toContain(before.booking.reference)
  expect(stream.lines.filter(({ is }) => is === 'board')).toHaveLength(1)
})

test('a job that goes is named as gone', async () => {
  const day = nextDay()
  const { booking, token } = await bookAndPay(shared(), { day })
  const stream = await look(shared(), day)
  const { body } = await post(shared(), `/bookings/${booking.reference}/cancel`, { token, refundYen: booking.totalYen })
  expect(body).toMatchObject({ state: 'cancelled' })
  await vi.waitFor(
    () => expect(ofKind(stream, 'changes').flatMap(({ gone }) => gone)).toEqual([booking.reference]),
    soon,
  )
})

test('boards of different days hear each their own', async () => {
  const [one, two] = [nextDay(), nextDay()]
  const [first, second] = [await look(shared(), one), await look(shared(), two)]
  const [onOne, onTwo] = [await holdFor(shared(), { day: one }), await holdFor(shared(), { day: two })]
  await vi.waitFor(() => expect(jobsHeard(first)).toContain(onOne.booking.reference), soon)
  await vi.waitFor(() => expect(jobsHeard(second)).toContain(onTwo.booking.reference), soon)
  expect(jobsHeard(first)).not.toContain(onTwo.booking.reference)
})

test('a process that hears no announcements knows nothing until its minute is over (the control)', async () => {
  const day = nextDay()
  const deaf = await beside({ hears: false })
  const stream = await look(deaf, day)
  const hearing = await look(shared(), day)
  const held = await holdFor(shared(), { day })
  await vi.waitFor(() => expect(jobsHeard(hearing)).toContain(held.booking.reference), soon)
  expect(stream.lines).toHaveLength(1)
  const ticking = await beside({ hears: false, streams: { rereadMs: 50, pulseMs: 50 } })
  const late = await look(ticking, day)
  const second = await holdFor(shared(), { day })
  await vi.waitFor(() => expect(jobsHeard(late)).toContain(second.booking.reference), soon)
  await vi.waitFor(() => expect(ofKind(late, 'pulse').length).toBeGreaterThan(0), soon)
})

test('what was missed while the line to the database was cut is caught up, and nobody is cut off', async () => {
  const day = nextDay()
  const way = await cuttableConnection(shared().databaseUrl)
  const far = await startTestAnnai({ databaseUrl: way.url, hears: true, ...quiet })
  const stream = await look(far, day)
  way.cut()
  const held = await holdFor(shared(), { day })
  way.mend()
  await vi.waitFor(() => expect(jobsHeard(stream)).toContain(held.booking.reference), soon)
  expect(stream.isOver()).toBe(false)
})

test('many changes at once are read together, and the last of them is never lost', async () => {
  const day = nextDay()
  const stream = await look(shared(), day)
  const reads = vi.spyOn(shared().ctx.clock, 'now')
  for (let count = 0; count < 200; count++) shared().board.hearOfBoard()
  const held = await holdFor(shared(), { day })
  await vi.waitFor(() => expect(jobsHeard(stream)).toContain(held.booking.reference), soon)
  // Each reading asks the clock a few times; two hundred would ask it many hundred times.
  expect(reads.mock.calls.length).toBeLessThan(150)
  reads.mockRestore()
})

test('two hundred boards that open at once all get theirs, and all hear of what comes after', async () => {
  const day = nextDay()
  const { headers } = await signIn(shared(), 'admin')
  const path = `/admin/dispatch/news?day=${day}&days=1`
  const streams = await Promise.all(Array.from({ length: 200 }, () => openStream(shared(), path, headers)))
  onTestFinished(() => {
    for (const stream of streams) stream.hangUp()
  })
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
  const held = await holdFor(shared(), { day })
  const haveHeard = () => streams.filter((stream) => jobsHeard(stream).includes(held.booking.reference)).length
  await vi.waitFor(() => expect(haveHeard()).toBe(200), soon)
})

test('others see what somebody holds, and that it was put down, also when their line ends', async () => {
  const [day, elsewhere, other] = [nextDay(), nextDay(), await beside()]
  const [mine, theirs] = [await look(shared(), day), await look(other, elsewhere)]
  const connection = ofKind(mine, 'board')[0]?.connection ?? ''
  const { headers } = await signIn(shared(), 'admin')
  const say = (reference: string | null) =>
    post({ app: shared().app }, '/admin/dispatch/moving', { connection, reference }, headers).catch(() => undefined)
  const heard = () => ofKind(theirs, 'moving').map(({ moving }) => moving)
  await say('AN-7K2M9P')
  await vi.waitFor(
    () => expect(heard()).toEqual([{ connection, name: 'Test', seal: null, reference: 'AN-7K2M9P' }]),
    soon,
  )
  // Whoever comes later sees it at once.
  const later = await look(other, day)
  expect(ofKind(later, 'board')[0]?.moving).toMatchObject([{ connection, reference: 'AN-7K2M9P' }])
  await say(null)
  await vi.waitFor(() => expect(heard().at(-1)).toMatchObject({ connection, reference: null }), soon)
  await say('AN-222222')
  await vi.waitFor(() => expect(heard().at(-1)).toMatchObject({ reference: 'AN-222222' }), soon)
  mine.hangUp()
  await vi.waitFor(() => expect(heard().at(-1)).toMatchObject({ connection, reference: null }), soon)
})

test('a hand without news for two minutes is empty, as of a process that died', async () => {
  const annai = await beside({ streams: { pulseMs: 20, rereadMs: never } })
  const stream = await look(annai, nextDay())
  const moving = { connection: randomUUID(), name: 'Naomi', seal: null, reference: 'AN-7K2M9P' }
  annai.board.hearOfMoving(JSON.stringify(moving))
  const heard = () => ofKind(stream, 'moving').map(({ moving: { reference } }) => reference)
  await vi.waitFor(() => expect(heard()).toEqual(['AN-7K2M9P']), soon)
  annai.clock.advance(90_000)
  annai.board.hearOfMoving(JSON.stringify(moving))
  annai.clock.advance(90_000)
  await vi.waitFor(() => expect(heard()).toHaveLength(2), soon)
  const pulses = ofKind(stream, 'pulse').length
  await vi.waitFor(() => expect(ofKind(stream, 'pulse').length).toBeGreaterThan(pulses + 2), soon)
  expect(heard()).toEqual(['AN-7K2M9P', 'AN-7K2M9P'])
  annai.clock.advance(60_000)
  await vi.waitFor(() => expect(heard().at(-1)).toBeNull(), soon)
  // A clock that is set back by an hour keeps nothing for an hour.
  annai.board.hearOfMoving(JSON.stringify(moving))
  await vi.waitFor(() => expect(heard().at(-1)).toBe('AN-7K2M9P'), soon)
  annai.clock.advance(-3_600_000)
  await vi.waitFor(() => expect(heard().at(-1)).toBeNull(), soon)
})

test('what is no hand is passed on to nobody', async () => {
  const stream = await look(shared(), nextDay())
  for (const detail of [undefined, 'null', '{', '{"connection":7}']) shared().board.hearOfMoving(detail)
  const moving = { connection: randomUUID(), name: 'Naomi', seal: null, reference: 'AN-7K2M9P' }
  shared().board.hearOfMoving(JSON.stringify(moving))
  await vi.waitFor(() => expect(ofKind(stream, 'moving')).toHaveLength(1), soon)
})

test('announcements reach those who listen, with what was said', async () => {
  const announcements = listenToAnnouncements(shared().databaseUrl, shared().ctx.log)
  onTestFinished(() => announcements.close())
  const heard: (string | undefined)[] = []
  announcements.on('board', (detail) => heard.push(detail))
  await announcements.ready
  await holdFor(shared(), { day: nextDay() })
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), soon)
  expect(heard[0]).toBeUndefined()
})
