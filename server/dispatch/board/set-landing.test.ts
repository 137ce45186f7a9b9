import { expect, test } from 'vitest'
import type { BoardJob } from '#contract/dispatch.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { bookRide } from '#server/testing/rides.ts'
import { atTime, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { viewJobs } from './view-jobs.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-04-05')

async function scene() {
  const day = nextDay()
  const { headers, userId } = await signIn(shared(), 'admin')
  const { booking, token } = await bookAndPay(shared(), { day })
  const job = async (): Promise<BoardJob> => {
    const [found] = await viewJobs(shared().ctx, shared().ctx.db, [booking.reference])
    if (!found) throw new Error('Not there.')
    return found
  }
  const set = (landsAt: string | null, version: number) =>
    post(shared(), '/admin/dispatch/landing', { reference: booking.reference, version, landsAt }, headers)
  return { day, userId, booking, token, job, set }
}

test('the desk says when a flight lands: the job shows it, is late by it, and the trail names who said so', async () => {
  const { day, userId, booking, job, set } = await scene()
  const before = await job()
  const { status, body } = await set(`${day}T08:50:00+09:00`, before.version)
  expect([status, body]).toEqual([200, await job()])
  expect(body).toMatchObject({
    landsAt: `${day}T08:50:00+09:00`,
    late: { minutes: 50, words: 'The flight lands at 08:50, 50 min after the pick-up', endangers: null },
  })
  expect(body.version).toBeGreaterThan(before.version)
  const { db } = shared().ctx
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', booking.reference)
    .executeTakeFirstOrThrow()
  const trail = await db.selectFrom('change_trail').selectAll().where('object_id', '=', id).execute()
  expect(trail).toMatchObject([{ user_id: userId, version: body.version, deed: 'set when the flight lands' }])
  expect((await set(null, body.version)).body).toMatchObject({ landsAt: null, late: null })
})

test('whoever looked at an older state is refused, and nothing is changed', async () => {
  const { day, job, set } = await scene()
  const { version } = await job()
  expect((await set(`${day}T07:00:00+09:00`, version)).status).toBe(200)
  const { status, body } = await set(`${day}T09:00:00+09:00`, version)
  expect([status, body.code]).toEqual([409, 'dispatch.changed-meanwhile'])
  expect((await job()).landsAt).toBe(`${day}T07:00:00+09:00`)
})

test('a landing more than a day away is refused naming the field; a moment that is none, too', async () => {
  const { day, job, set } = await scene()
  const { version } = await job()
  const far = new Date(tokyoInstant(day, '08:00').getTime() + 24 * 3_600_000 + 60_000).toISOString()
  for (const landsAt of [far, '2027-13-01T00:00:00+09:00', 'noon', `${day}T08:00:00`]) {
    const { status, body } = await set(landsAt, version)
    expect([status, Object.keys(body.fields ?? {})], landsAt).toEqual([400, ['landsAt']])
  }
  expect((await job()).landsAt).toBeNull()
})

test('a day that is over, one that was called off, and one that there is none of are refused', async () => {
  const { day, booking, token, job, set } = await scene()
  const { version } = await job()
  const { headers } = await signIn(shared(), 'admin')
  const late = await atTime(shared(), tokyoInstant(day, '23:00'), async () => {
    const then = await signIn(shared(), 'admin')
    const input = { reference: booking.reference, version, landsAt: `${day}T07:00:00+09:00` }
    return post(shared(), '/admin/dispatch/landing', input, then.headers)
  })
  expect([late.status, late.body.code]).toEqual([409, 'dispatch.not-possible'])
  const nobody = { reference: 'AN-222222', version: 1, landsAt: null }
  expect((await post(shared(), '/admin/dispatch/landing', nobody, headers)).body.code).toBe('booking.unknown')
  await post(shared(), `/bookings/${booking.reference}/cancel`, { token, refundYen: booking.totalYen })
  const off = await set(`${day}T07:00:00+09:00`, (await job()).version)
  expect([off.status, off.body.code]).toEqual([409, 'booking.not-possible-now'])
})

test('a landing of a ride stands in the history of its booking: who entered it, from what to what', async () => {
  const day = nextDay()
  const desk = await signIn(shared(), 'admin')
  const held = await bookRide(shared(), { start: tokyoInstant(day, '10:00') }, { flight: 'NH 212' })
  const { reference } = held.booking
  const [job] = await viewJobs(shared().ctx, shared().ctx.db, [reference])
  const landing = { reference, version: job?.version, landsAt: `${day}T11:00:00+09:00` }
  expect((await post(shared(), '/admin/dispatch/landing', landing, desk.headers)).status).toBe(200)
  const { history } = (await get(shared(), `/admin/tour-bookings/${reference}`, desk.headers)).body
  expect(history[0]).toMatchObject({
    by: expect.any(String),
    deed: expect.stringMatching(/^moved the ride after its flight/),
    changes: expect.arrayContaining([
      { name: 'Flight lands', before: expect.stringMatching(/, 10:00$/), after: expect.stringMatching(/, 11:00$/) },
      { name: 'Pick-up', before: expect.stringMatching(/, 10:50$/), after: expect.stringMatching(/, 11:50$/) },
    ]),
  })
  // A guest's own word is told once, as theirs.
  await post(shared(), pathOf(held, 'landing'), { token: held.token, landsAt: `${day}T11:30:00+09:00` })
  const later = (await get(shared(), `/admin/tour-bookings/${reference}`, desk.headers)).body.history
  expect(later).toContainEqual(
    expect.objectContaining({ by: 'Guest', deed: expect.stringContaining('11:30 instead of') }),
  )
  expect(later.filter(({ deed }: { deed: string }) => deed.startsWith('moved the ride'))).toHaveLength(1)
})
