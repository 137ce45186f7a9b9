import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { LeavePlan } from '#contract/leave.ts'
import { lockResources } from '#server/inventory/index.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { linkFor, memberOf } from '#server/testing/crew-days.ts'
import { paused, somebodyWaits } from '#server/testing/paused.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { findRequest } from './leave-requests.store.ts'

const annai = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')
/** So far apart that no two requests of one person touch. */
const ownDay = () => [nextDay(), ...Array.from({ length: 5 }, nextDay)][0] ?? ''
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

/** A job of a day of its own, and the link of the chauffeur who has it. */
async function working() {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const chauffeur = await memberOf(annai(), held, 'chauffeur')
  return { day, held, chauffeur, token: await linkFor(annai(), desk, day, chauffeur.id) }
}

const ask = (token: string, firstDay: string, lastDay = firstDay, more: object = {}) =>
  post(annai(), `/crew-day/${token}/leave`, { id: randomUUID(), firstDay, lastDay, words: 'Family', ...more })
const asked = async (token: string, firstDay: string, lastDay = firstDay): Promise<string> => {
  const id = randomUUID()
  const { status, body } = await ask(token, firstDay, lastDay, { id })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}
/** A request as its own reader sees it. */
const ownRequest = async (token: string, id: string) =>
  (await get(annai(), `/crew-day/${token}/leave`)).body.requests.find((one: { id: string }) => one.id === id)
const answer = (id: string, days: string[], words = '') =>
  post(annai(), `/admin/leave/${id}/answer`, { days, words }, desk.headers)
const plan = async (from: string): Promise<LeavePlan> =>
  (await get(annai(), `/admin/leave?from=${from}`, desk.headers)).body
const hasJob = async (reference: string) =>
  (
    await annai()
      .ctx.db.selectFrom('bookings')
      .select('needs_crew')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).needs_crew === false

test('what the crew asks for is shown with what it would do, and granting it puts the jobs into the tray by name', async () => {
  const { day, held, chauffeur, token } = await working()
  const last = addDays(day, 1)
  const id = await asked(token, day, last)
  const before = await plan(day)
  const row = before.people.find((one) => one.id === chauffeur.id)
  expect(row?.cells[0]).toEqual({ is: 'asked', hasJob: true })
  const shown = before.requests.find((one) => one.id === id)
  expect(shown).toMatchObject({ words: 'Family', jobs: [{ reference: held.booking.reference }] })
  expect(shown?.proposedDays).toContain(day)

  const { status, body } = await answer(id, [day], 'Only the first')
  expect([status, body.lost]).toMatchObject([200, [{ reference: held.booking.reference }]])
  expect(await hasJob(held.booking.reference)).toBe(false)
  const after = await plan(day)
  expect(after.people.find((one) => one.id === chauffeur.id)?.cells.slice(0, 2)).toMatchObject([
    { is: 'planned', hasJob: false },
    { is: expect.stringMatching(/at-work|off/) },
  ])
  expect(after.answered.find((one) => one.id === id)).toMatchObject({
    state: 'granted',
    grantedDays: [day],
    by: 'Test',
  })
  expect(await ownRequest(token, id)).toMatchObject({
    ...{ state: 'granted', grantedDays: [day], answer: 'Only the first' },
  })
  const { leave } = (await get(annai(), `/crew-day/${token}/leave`)).body
  expect(leave).toContainEqual({ firstDay: day, lastDay: day })
  const { history } = (await get(annai(), `/admin/people/${chauffeur.id}`, desk.headers)).body
  expect(history[0]).toMatchObject({ by: 'Test', deed: 'granted leave; 1 job went to the tray' })
})

test('who is on leave is neither sold nor proposed', async () => {
  const { day, held, chauffeur, token } = await working()
  await answer(await asked(token, day), [day])
  const path = `/admin/tour-bookings/${held.booking.reference}/candidates?kind=chauffeur`
  const { candidates } = (await get(annai(), path, desk.headers)).body
  expect(candidates.find(({ id }: { id: string }) => id === chauffeur.id).whyNot).toMatch(/^On leave until/)
  const { proposals } = (await get(annai(), `/admin/dispatch/proposals?day=${day}`, desk.headers)).body
  expect(JSON.stringify(proposals ?? [])).not.toContain(chauffeur.id)
})

test('refusing needs a reason, which its reader sees; nothing of theirs is taken', async () => {
  const { day, held, token } = await working()
  const id = await asked(token, day)
  const silent = await answer(id, [])
  expect([silent.status, silent.body.fields.words]).toEqual([400, 'Say why: it is sent to them.'])
  expect((await answer(id, [], 'Nobody else is there')).status).toBe(200)
  expect(await hasJob(held.booking.reference)).toBe(true)
  expect(await ownRequest(token, id)).toMatchObject({ state: 'refused', answer: 'Nobody else is there' })
})

test('leave that ends before it begins, begins today or before, or is very long is refused at its field', async () => {
  const { day, token } = await working()
  const faults = async (first: string, last: string) => (await ask(token, first, last)).body.fields
  const today = annai().clock.now().toISOString().slice(0, 10)
  expect(await faults(day, addDays(day, -1))).toEqual({ lastDay: 'It ends before it begins.' })
  expect(await faults(addDays(today, -3), day)).toEqual({
    firstDay: 'From tomorrow on. For today, please call the desk.',
  })
  expect(await faults(day, addDays(day, 120))).toEqual({ lastDay: 'At most 93 days at once.' })
  expect(await faults(day, addDays(day, 500))).toEqual({ lastDay: 'At most a year ahead.' })
})

test('days that are asked for or granted already are named; the same request sent twice is one', async () => {
  const { day, token } = await working()
  const id = randomUUID()
  const first = await ask(token, day, addDays(day, 1), { id })
  const again = await ask(token, day, addDays(day, 1), { id })
  expect([first.status, again.body]).toEqual([200, first.body])
  expect((await ask(token, addDays(day, 1))).body.fields.firstDay).toMatch(/^You have asked for .+ already\.$/)
  await answer(id, [day, addDays(day, 1)])
  expect((await ask(token, addDays(day, 1), addDays(day, 2))).body.fields.firstDay).toMatch(/ is granted already\.$/)
})

test('days that were not asked for are not granted', async () => {
  const { day, token } = await working()
  const id = await asked(token, day)
  expect((await answer(id, [addDays(day, 1)])).body.fields.days).toMatch(/was not asked for\.$/)
})

test('leave that the office planned meanwhile stays one entry, and the rest of the request is granted', async () => {
  const { day, chauffeur, token } = await working()
  const id = await asked(token, day, addDays(day, 2))
  const span = { from: `${day}T00:00:00+09:00`, until: `${addDays(day, 1)}T00:00:00+09:00` }
  await post(annai(), '/admin/dispatch/absences', { resourceId: chauffeur.id, kind: 'leave', ...span }, desk.headers)
  expect((await answer(id, [day, addDays(day, 1), addDays(day, 2)])).status).toBe(200)
  const { planned } = (await get(annai(), `/admin/people/${chauffeur.id}/leave`, desk.headers)).body
  const entered = planned.filter((one: { firstDay: string }) => one.firstDay >= day && one.firstDay <= addDays(day, 2))
  expect(entered.map((one: { firstDay: string; lastDay: string }) => [one.firstDay, one.lastDay])).toEqual([
    [day, day],
    [addDays(day, 1), addDays(day, 2)],
  ])
})

test('of two who answer at once the second hears what the first one did, and does nothing', async () => {
  const { day, held, token } = await working()
  const id = await asked(token, day)
  const results = await Promise.all([answer(id, [day]), answer(id, [], 'No')])
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const second = results.find(({ status }) => status === 409)
  const granted = results[0]?.status === 200
  expect(second?.body).toMatchObject({
    code: 'leave.answered',
    error: `Test has ${granted ? 'granted all of it' : 'refused it'} already. Nothing of yours was done.`,
  })
  expect(await hasJob(held.booking.reference)).toBe(!granted)
})

test('without the lock both would read that nobody has answered', async () => {
  const { day, token } = await working()
  const id = await asked(token, day)
  const looking = paused(annai().ctx.db, (db) => findRequest(db, id))
  const seen = await looking.there
  expect((await answer(id, [], 'No')).status).toBe(200)
  await looking.goOn()
  expect(seen?.state).toBe('asked')
})

test('a request is taken back while nobody has answered it, and by nobody else', async () => {
  const one = await working()
  const guide = await memberOf(annai(), one.held, 'guide')
  const other = { token: await linkFor(annai(), desk, one.day, guide.id) }
  const id = await asked(one.token, one.day)
  const stranger = await post(annai(), `/crew-day/${other.token}/leave/${id}/withdraw`, {})
  expect([stranger.status, stranger.body.code]).toEqual([404, 'leave.unknown'])
  expect((await post(annai(), `/crew-day/${one.token}/leave/${id}/withdraw`, {})).status).toBe(200)
  expect(await ownRequest(one.token, id)).toMatchObject({ state: 'withdrawn' })
  const late = await answer(id, [one.day])
  expect([late.status, late.body.error]).toEqual([
    409,
    'This request was taken back a moment ago. Nothing was changed.',
  ])
})

test('whoever asks while their leave is being planned waits, and is told that it is granted', async () => {
  const { day, chauffeur, token } = await working()
  const planning = paused(annai().ctx.db, async (db) => {
    await lockResources(db, [chauffeur.id])
    await db
      .insertInto('absences')
      .values({
        ...{ resource_id: chauffeur.id, kind: 'leave', entered_at: annai().clock.now() },
        ...{ starts_at: new Date(`${addDays(day, 3)}T00:00:00+09:00`) },
        ...{ ends_at: new Date(`${addDays(day, 4)}T00:00:00+09:00`) },
      })
      .execute()
  })
  await planning.there
  const asking = ask(token, addDays(day, 3))
  await somebodyWaits(annai().ctx.db)
  await planning.goOn()
  expect((await asking).body.fields.firstDay).toMatch(/ is granted already\.$/)
})
