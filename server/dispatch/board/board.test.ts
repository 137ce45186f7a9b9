import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Board, BoardJob } from '#contract/dispatch.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, holdFor, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime, ownDays, signIn } from '#server/testing/scene.ts'
import { readBoard } from './read-board.ts'
import { viewJobs } from './view-jobs.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')

const boardOf = (day: string, days = 1): Promise<Board> => readBoard(shared().ctx, { day, days })

const jobIn = ({ jobs }: Board, reference: string): BoardJob => {
  const job = jobs.find((one) => one.reference === reference)
  if (!job) throw new Error(`There is no ${reference} on the board.`)
  return job
}

const legOf = (job: BoardJob, kind: string) => {
  const leg = job.legs.find((one) => one.kind === kind)
  if (!leg) throw new Error(`Nobody is ${kind}.`)
  return leg
}

const idOf = async (reference: string) =>
  (
    await shared()
      .ctx.db.selectFrom('bookings')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).id

const mark = async (reference: string, resourceId: string, step: string, at: Date) =>
  shared()
    .ctx.db.insertInto('crew_marks')
    .values({ id: randomUUID(), booking_id: await idOf(reference), resource_id: resourceId, step, at, received_at: at })
    .execute()

const takeOff = async (job: BoardJob, kind: 'chauffeur' | 'vehicle', reason: string) => {
  const { headers } = await signIn(shared(), 'admin')
  const { status, body } = await post(
    shared(),
    `/admin/tour-bookings/${job.reference}/crew`,
    { version: job.version, kind, from: legOf(job, kind).resourceId, to: null, reason },
    headers,
  )
  if (status !== 200) throw new Error(JSON.stringify(body))
}

test('a job says who it is, where, in what, and what surrounds it on each row', async () => {
  const day = nextDay()
  const { booking } = await bookAndPay(shared(), { day, guide: true })
  const board = await boardOf(day)
  expect(board).toMatchObject({ firstDay: day, days: 1, now: '2026-11-15T10:30:00+09:00' })
  const job = jobIn(board, booking.reference)
  expect(job).toMatchObject({
    ...{ state: 'confirmed', phase: 'assigned', leadName: 'Eleanor Marsh', guests: 3, guideLanguage: 'en' },
    ...{ startsAt: booking.startsAt, endsAt: booking.endsAt, vehicleClass: booking.vehicleClass },
    ...{ missing: { vehicle: 0, chauffeur: 0, guide: 0 }, lost: [], mark: null, late: null, landsAt: null },
  })
  expect(job.service).toMatchObject({ slug: 'kamakura-and-the-great-buddha', line: expect.stringMatching(/^[A-Z]$/) })
  expect(job.service.shortTitle.length).toBeLessThanOrEqual(24)
  expect([job.pickUp, job.dropOff].every((place) => place.length > 0)).toBe(true)
  expect(job.legs.map(({ kind }) => kind)).toEqual(['chauffeur', 'vehicle', 'guide'])
  for (const leg of job.legs) {
    expect(Date.parse(leg.leavesAt)).toBeLessThan(Date.parse(job.startsAt))
    expect(Date.parse(leg.freeAt)).toBeGreaterThan(Date.parse(job.endsAt))
    expect([leg.warning, leg.clash]).toEqual([null, null])
    expect(board.rows.find(({ id }) => id === leg.resourceId)).toMatchObject({ kind: leg.kind, inService: true })
  }
  expect(board.rest).toEqual({ leastMinutes: 540, aimedMinutes: 660 })
})

test('rows are everybody in service, by kind, with names as the desk says them and the hours of their week', async () => {
  const day = nextDay()
  await bookAndPay(shared(), { day })
  const { rows, jobs } = await boardOf(day)
  const kinds = rows.map(({ kind }) => kind)
  expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const driver = rows.find(({ id }) => id === jobs[0]?.legs[0]?.resourceId)
  expect(driver?.shortName).toMatch(/^\S+, \S\.$/)
  expect(driver?.weekMinutes).toBeGreaterThan(8 * 60)
  expect(rows.find(({ kind }) => kind === 'vehicle')).toMatchObject({
    ...{ weekMinutes: null, seal: null, plate: expect.any(String), vehicleClass: expect.any(String) },
  })
})
const order = ['chauffeur', 'vehicle', 'guide']

test('a hold is on the board while it lives, and a cancelled day is not', async () => {
  const day = nextDay()
  const held = await holdFor(shared(), { day })
  expect(jobIn(await boardOf(day), held.booking.reference)).toMatchObject({ phase: 'held', state: 'on_hold' })
  const { ctx } = shared()
  const later = new Date(Date.parse(held.booking.heldUntil ?? '') + 1000)
  const after = await atTime(shared(), later, () => readBoard(ctx, { day, days: 1 }))
  expect(after.jobs).toEqual([])
})

test('what fell away is missing, with who and why; on other days it is named elsewhere', async () => {
  const [day, other] = [nextDay(), nextDay()]
  const { booking } = await bookAndPay(shared(), { day })
  const before = jobIn(await boardOf(day), booking.reference)
  await takeOff(before, 'chauffeur', 'Delayed in Nikko')
  const job = jobIn(await boardOf(day), booking.reference)
  expect(job.missing).toEqual({ vehicle: 0, chauffeur: 1, guide: 0 })
  expect(job.lost).toEqual([expect.stringMatching(/^\S+ was unassigned: Delayed in Nikko$/)])
  expect(job.lostBy).toEqual([{ resourceId: legOf(before, 'chauffeur').resourceId, kind: 'chauffeur' }])
  expect(job.version).toBeGreaterThan(before.version)
  expect((await boardOf(day)).elsewhere.map(({ reference }) => reference)).not.toContain(booking.reference)
  expect((await boardOf(other)).elsewhere).toContainEqual({
    ...{ reference: booking.reference, startsAt: booking.startsAt, shortTitle: job.service.shortTitle },
  })
})

test('an absence stands on its row, and names who is ill where it took a place', async () => {
  const day = nextDay()
  const { booking } = await bookAndPay(shared(), { day })
  const job = jobIn(await boardOf(day), booking.reference)
  const { resourceId } = legOf(job, 'chauffeur')
  await takeOff(job, 'chauffeur', 'Ill')
  await shared()
    .ctx.db.insertInto('absences')
    .values({
      ...{ resource_id: resourceId, kind: 'ill', entered_at: shared().clock.now() },
      ...{ starts_at: tokyoInstant(day, '00:00'), ends_at: tokyoInstant(day, '23:00') },
      took: JSON.stringify([{ bookingId: await idOf(booking.reference), round: 1 }]),
    })
    .execute()
  const board = await boardOf(day)
  expect(jobIn(board, booking.reference).lost).toEqual([expect.stringMatching(/^\S+ is ill$/)])
  expect(jobIn(board, booking.reference).lostBy).toEqual([{ resourceId, kind: 'chauffeur' }])
  expect(board.rows.find(({ id }) => id === resourceId)?.away).toContainEqual(
    expect.objectContaining({ kind: 'ill', from: `${day}T00:00:00+09:00`, absenceId: expect.any(String) }),
  )
})

test('marks of the crew and the clock tell how it goes, and what is taken back counts for nothing', async () => {
  const day = nextDay()
  const { booking } = await bookAndPay(shared(), { day })
  const { ctx } = shared()
  const read = async (time: string) =>
    jobIn(await atTime(shared(), tokyoInstant(day, time), () => readBoard(ctx, { day, days: 1 })), booking.reference)
  const { resourceId } = legOf(await read('05:00'), 'chauffeur')
  // Who has no link to the day is expected to be heard of from the pick-up on.
  expect((await read('08:05')).late).toBeNull()
  expect(await read('08:30')).toMatchObject({
    phase: 'no-word',
    late: {
      silent: { words: expect.stringMatching(/^No word from \S+ since 08:00$/), since: `${day}T08:00:00+09:00` },
      endangers: null,
    },
  })
  await ctx.db
    .insertInto('crew_links')
    .values({
      ...{ resource_id: resourceId, day, token_hash: Buffer.from(randomUUID()) },
      ...{ made_at: ctx.clock.now(), expires_at: tokyoInstant(day, '23:59') },
    })
    .execute()
  expect((await read('08:05')).late).toMatchObject({ words: expect.stringMatching(/^Not on the way yet/) })
  await mark(booking.reference, resourceId, 'on_the_way', tokyoInstant(day, '07:00'))
  await mark(booking.reference, resourceId, 'on_board', tokyoInstant(day, '08:02'))
  expect(await read('09:00')).toMatchObject({ phase: 'on-board', late: null, mark: { step: 'on_board' } })
  expect((await read('09:00')).marks).toEqual([
    expect.objectContaining({ step: 'on_the_way', at: `${day}T07:00:00+09:00`, by: expect.stringMatching(/^\S+$/) }),
    expect.objectContaining({ step: 'on_board', at: `${day}T08:02:00+09:00`, desk: null, undoUntil: null }),
  ])
  await ctx.db.updateTable('crew_marks').set({ undone_at: ctx.clock.now() }).where('step', '=', 'on_board').execute()
  expect(await read('09:00')).toMatchObject({ phase: 'on-the-way', late: { minutes: 60 } })
})

test('who left us keeps the row while the days have jobs of theirs, and those wait for somebody', async () => {
  const [day, other] = [nextDay(), nextDay()]
  const { booking } = await bookAndPay(shared(), { day })
  const { resourceId } = legOf(jobIn(await boardOf(day), booking.reference), 'chauffeur')
  const { ctx } = shared()
  const serve = async (active: boolean) => {
    await ctx.db.updateTable('resources').set({ active }).where('id', '=', resourceId).execute()
    forgetFleet(ctx)
  }
  await serve(false)
  try {
    const board = await boardOf(day)
    expect(board.rows.find(({ id }) => id === resourceId)?.inService).toBe(false)
    const job = jobIn(board, booking.reference)
    expect(legOf(job, 'chauffeur').clash).toBe('Not in service any more')
    expect([job.missing.chauffeur, job.lost]).toEqual([1, [expect.stringMatching(/has left us$/)]])
    const elsewhere = await boardOf(other)
    expect(elsewhere.rows.map(({ id }) => id)).not.toContain(resourceId)
    expect(elsewhere.elsewhere.map(({ reference }) => reference)).toContain(booking.reference)
  } finally {
    await serve(true)
  }
})

test('a job over midnight is on both days, and idle hours follow the axis of each', async () => {
  const [day, after] = [nextDay(), nextDay()]
  const { booking } = await bookAndPay(shared(), { day })
  const moved = { starts_at: tokyoInstant(day, '21:00'), ends_at: tokyoInstant(after, '02:30') }
  const { db } = shared().ctx
  await db.updateTable('bookings').set(moved).where('reference', '=', booking.reference).execute()
  await db
    .updateTable('assignments')
    .set(moved)
    .where('booking_id', '=', await idOf(booking.reference))
    .execute()
  const [first, second, both] = [await boardOf(day), await boardOf(after), await boardOf(day, 3)]
  for (const board of [first, second, both]) jobIn(board, booking.reference)
  expect(first.idle.at(-1)?.at).toBe(`${after}T02:00:00+09:00`)
  expect(second.idle[0]?.at).toBe(`${after}T00:00:00+09:00`)
  expect(both.idle.length).toBeGreaterThanOrEqual(3 * 18)
  const idleAt = (board: Board, at: string) => board.idle.find((hour) => hour.at === at)
  const vehiclesAt = (time: string) => idleAt(first, `${day}T${time}:00+09:00`)?.vehicle ?? 0
  expect(vehiclesAt('22:00')).toBe(vehiclesAt('17:00') - 1)
})

test('a day without service has rows and no jobs', async () => {
  const { jobs, rows, idle } = await boardOf('2027-11-03')
  expect([jobs, rows.length > 20, idle.length]).toEqual([[], true, 18])
})

test('a board takes as many statements for one job as for a dozen, and so do jobs that are named', async () => {
  const [few, many] = [nextDay(), nextDay()]
  await bookAndPay(shared(), { day: few })
  const references: string[] = []
  for (const start of ['08:00', '09:00']) {
    for (let count = 0; count < 4; count++) {
      const { status, body } = await post(shared(), '/quotes', { ...wish, day: many, start })
      if (status !== 200) continue
      const held = await post(shared(), '/bookings', { quoteId: body.id, leadName: 'A B', email: 'ab@example.com' })
      if (held.status === 200) references.push(held.body.booking.reference)
    }
  }
  expect(references.length).toBeGreaterThan(4)
  const { ctx } = shared()
  const statements = (day: string) => countStatements(shared(), () => readBoard(ctx, { day, days: 1 }))
  await statements(few)
  expect(await statements(many)).toBe(await statements(few))
  const named = (of: string[]) => countStatements(shared(), () => viewJobs(ctx, ctx.db, of))
  expect(await named(references)).toBe(await named(references.slice(0, 1)))
  const jobs = await viewJobs(ctx, ctx.db, references)
  expect(jobs.map(({ reference }) => reference)).toEqual(references)
  const onBoard = new Map((await boardOf(many)).jobs.map((job) => [job.reference, job]))
  for (const job of jobs) expect(job).toEqual(onBoard.get(job.reference))
})
const wish = { tour: 'kamakura-and-the-great-buddha', guests: 2 }

test.each([
  ['no day', 'day=&days=1', 'day'],
  ['a day that is none', 'day=2026-02-30&days=1', 'day'],
  ['two days', 'day=2026-12-09&days=2', 'days'],
  ['a thousand days', 'day=2026-12-09&days=1000', 'days'],
])('a board of %s is refused, naming the field', async (_, query, field) => {
  const { headers } = await signIn(shared(), 'admin')
  const { status, body } = await get(shared(), `/admin/dispatch?${query}`, headers)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})
