import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BoardJob } from '#contract/dispatch.ts'
import { forgetFleet, loadFleet } from '#server/fleet/index.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, holdFor, pay, post, usualWish } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-03-01')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const url = '/admin/dispatch/absences'
const wholeDay = (day: string) => ({ from: `${day}T00:00:00+09:00`, until: `${addDays(day, 1)}T00:00:00+09:00` })
const enter = (resourceId: string, span: object, more: object = {}) =>
  post(annai(), url, { resourceId, kind: 'ill', ...span, ...more }, desk.headers)
const end = (id: string) => post(annai(), `${url}/${id}/end`, {}, desk.headers)

/** Who has a booking now, of a kind. */
async function memberOf({ booking }: HeldBooking, kind: string): Promise<string | undefined> {
  const row = await annai()
    .ctx.db.selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('resources', 'resources.id', 'resource_id')
    .select('resource_id')
    .where('reference', '=', booking.reference)
    .where('kind', '=', kind)
    .where('live', '=', true)
    .executeTakeFirst()
  return row?.resource_id
}
const chauffeurOf = async (held: HeldBooking) => (await memberOf(held, 'chauffeur')) ?? 'nobody'
const bookingOf = ({ booking }: HeldBooking) =>
  annai()
    .ctx.db.selectFrom('bookings')
    .select(['state', 'needs_crew'])
    .where('reference', '=', booking.reference)
    .executeTakeFirstOrThrow()
const startsOn = async (day: string, question: object = {}) => {
  const asked = { tour: usualWish.tour, guests: 3, month: day.slice(0, 7), ...question }
  const { body } = await get(annai(), `/availability?${new URLSearchParams(asked as never)}`)
  const found = body.days.find((one: { day: string }) => one.day === day)
  return found.starts.map(({ why }: { why: string | null }) => why ?? 'free')
}

test('whoever falls ill loses the jobs of that time and no others, and the trail says why', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const chauffeur = await chauffeurOf(held)
  const preview = await post(annai(), `${url}/preview`, { resourceId: chauffeur, ...wholeDay(day) }, desk.headers)
  expect(preview.body.jobs.map(({ reference }: BoardJob) => reference)).toEqual([held.booking.reference])
  expect(await chauffeurOf(held)).toBe(chauffeur)
  const { status, body } = await enter(chauffeur, wholeDay(day))
  expect([status, body.lost.map(({ reference }: BoardJob) => reference)]).toEqual([200, [held.booking.reference]])
  expect(body.lost[0].missing).toEqual({ vehicle: 0, chauffeur: 1, guide: 0 })
  expect(body.absence).toMatchObject({ kind: 'ill', by: 'Test', resourceId: chauffeur })
  expect([await chauffeurOf(held), await bookingOf(held)]).toEqual(['nobody', { state: 'confirmed', needs_crew: true }])
  const history = (await get(annai(), `/admin/tour-bookings/${held.booking.reference}`, desk.headers)).body.history
  expect(history[0]).toMatchObject({
    deed: 'took the chauffeur off: the booking needs another',
    reason: expect.stringMatching(/ is ill$/),
  })
  await end(body.absence.id)
})

test('who is away is taken by nobody: not by the desk, not by a hold, and the desk hears until when', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const chauffeur = await chauffeurOf(held)
  const { body } = await enter(chauffeur, wholeDay(day))
  const path = `/admin/tour-bookings/${held.booking.reference}`
  const { candidates } = (await get(annai(), `${path}/candidates?kind=chauffeur`, desk.headers)).body
  const refused = candidates.find(({ id }: { id: string }) => id === chauffeur)
  expect(refused.whyNot).toMatch(/^Ill until \w{3} \d+$/)
  const { version } = (await get(annai(), path, desk.headers)).body
  const taken = await post(
    annai(),
    `${path}/crew`,
    { version, kind: 'chauffeur', from: null, to: chauffeur },
    desk.headers,
  )
  expect([taken.status, taken.body.code]).toEqual([409, 'booking.crew-not-possible'])
  await end(body.absence.id)
})

test('the last cars of a class in repair are sold out, and free once they are back', async () => {
  const day = ownDay()
  const { vehicles } = await loadFleet(annai().ctx)
  const coasters = vehicles.filter(({ vehicleClass }) => vehicleClass === 'coaster')
  const coaster = { guests: 18, vehicleClass: 'coaster' }
  const before = await startsOn(day, coaster)
  expect(before).toContain('free')
  const ids: string[] = []
  for (const { id } of coasters) ids.push((await enter(id, wholeDay(day), { kind: 'repair' })).body.absence.id)
  expect(await startsOn(day, coaster)).toEqual(before.map(() => 'sold-out'))
  // The day beside it is as it was: being away is no work, and no rest is needed after it.
  expect(await startsOn(addDays(day, 1), coaster)).toContain('free')
  await expect(holdFor(annai(), { ...coaster, day })).rejects.toThrow(/inventory.sold-out|No (quote|hold)/)
  for (const id of ids) await end(id)
  expect(await startsOn(day, coaster)).toEqual(before)
  ownDay()
})

test('not ill after all: what nobody else has comes back, and the rest says why', async () => {
  const day = ownDay()
  const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const [chauffeur, second] = [await chauffeurOf(one), await chauffeurOf(other)]
  const { absence } = (await enter(chauffeur, wholeDay(day))).body
  const back = await end(absence.id)
  expect(back.body.back.map(({ reference }: BoardJob) => reference)).toEqual([one.booking.reference])
  expect([await chauffeurOf(one), await bookingOf(one)]).toEqual([chauffeur, { state: 'confirmed', needs_crew: false }])
  expect((await end(absence.id)).body.code).toBe('dispatch.unknown-absence')
  const again = (await enter(chauffeur, wholeDay(day))).body.absence
  const path = `/admin/tour-bookings/${one.booking.reference}`
  const { candidates } = (await get(annai(), `${path}/candidates?kind=chauffeur`, desk.headers)).body
  const third = candidates.find(
    (person: { id: string; whyNot: string | null }) => !person.whyNot && person.id !== second,
  )
  const { version } = (await get(annai(), path, desk.headers)).body
  await post(annai(), `${path}/crew`, { version, kind: 'chauffeur', from: null, to: third.id }, desk.headers)
  const kept = (await end(again.id)).body
  expect(kept).toEqual({ back: [], kept: [{ reference: one.booking.reference, why: `${third.name} has it now` }] })
})

test('an earlier end gives back what lies beyond it, a later one takes more', async () => {
  const [day, next] = [ownDay(), ownDay()]
  const one = await bookAndPay(annai(), { day })
  const chauffeur = await chauffeurOf(one)
  const { absence } = (await enter(chauffeur, { ...wholeDay(day), until: wholeDay(next).until })).body
  const until = (moment: string) => post(annai(), `${url}/${absence.id}/until`, { until: moment }, desk.headers)
  const morning = (await until(`${day}T06:00:00+09:00`)).body
  expect(morning.back.map(({ reference }: BoardJob) => reference)).toEqual([one.booking.reference])
  expect(await chauffeurOf(one)).toBe(chauffeur)
  const noon = (await until(`${day}T12:00:00+09:00`)).body
  expect(noon.lost.map(({ reference }: BoardJob) => reference)).toEqual([one.booking.reference])
  expect(noon.absence.until).toBe(`${day}T12:00:00+09:00`)
  expect((await until(`${addDays(day, -3)}T12:00:00+09:00`)).body.fields).toHaveProperty('until')
  expect((await end(absence.id)).body.back).toHaveLength(1)
})

test('a hold gets somebody else at once, and is paid as if nothing had been', async () => {
  const held = await holdFor(annai(), { day: ownDay() })
  const chauffeur = await chauffeurOf(held)
  const day = held.booking.startsAt.slice(0, 10)
  const { body } = await enter(chauffeur, wholeDay(day))
  expect(body.lost).toEqual([])
  const successor = await chauffeurOf(held)
  expect(['nobody', chauffeur]).not.toContain(successor)
  expect((await pay(annai(), held)).status).toBe(200)
  expect([await chauffeurOf(held), await bookingOf(held)]).toEqual([
    successor,
    { state: 'confirmed', needs_crew: false },
  ])
  await end(body.absence.id)
})

test('a hold for which nobody is left waits in the tray once it is paid', async () => {
  const day = ownDay()
  const coaster = { guests: 18, vehicleClass: 'coaster', day }
  const { vehicles } = await loadFleet(annai().ctx)
  const coasters = vehicles.filter(({ vehicleClass }) => vehicleClass === 'coaster')
  const held = await holdFor(annai(), coaster)
  const car = (await memberOf(held, 'vehicle')) ?? ''
  const others = coasters.filter(({ id }) => id !== car)
  const ids: string[] = []
  for (const { id } of others) ids.push((await enter(id, wholeDay(day), { kind: 'repair' })).body.absence.id)
  const { absence, lost } = (await enter(car, wholeDay(day), { kind: 'repair' })).body
  expect(lost.map(({ reference }: BoardJob) => reference)).toEqual([held.booking.reference])
  expect((await pay(annai(), held)).status).toBe(200)
  expect(await bookingOf(held)).toEqual({ state: 'confirmed', needs_crew: true })
  expect(await memberOf(held, 'chauffeur')).toBeDefined()
  expect((await end(absence.id)).body.back).toHaveLength(1)
  expect(await bookingOf(held)).toEqual({ state: 'confirmed', needs_crew: false })
  for (const id of ids) await end(id)
})

test('a job on the road is lost as well, one that is over is not', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const car = (await memberOf(held, 'vehicle')) ?? ''
  await atTime(annai(), tokyoInstant(day, '11:00'), async () => {
    desk = await signIn(annai(), 'admin')
    const span = { from: `${day}T11:00:00+09:00`, until: wholeDay(day).until }
    const { body } = await enter(car, span, { kind: 'repair', note: 'A flat tyre' })
    expect(body.lost).toHaveLength(1)
    expect((await end(body.absence.id)).body.back).toHaveLength(1)
  })
  await atTime(annai(), tokyoInstant(day, '20:00'), async () => {
    const { body } = await enter(car, wholeDay(day), { kind: 'repair' })
    expect(body.lost).toEqual([])
    await end(body.absence.id)
  })
  expect(await memberOf(held, 'vehicle')).toBe(car)
})

test('sent twice with the same key, it is entered once', async () => {
  const day = ownDay()
  const { chauffeurs } = await loadFleet(annai().ctx)
  const [somebody] = chauffeurs
  const body = { resourceId: somebody?.id, kind: 'ill', ...wholeDay(day) }
  const headers = { ...desk.headers, 'idempotency-key': 'ill-only-once-01' }
  const [first, second] = [await post(annai(), url, body, headers), await post(annai(), url, body, headers)]
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotency-replayed']).toBe('true')
  await end(first.body.absence.id)
})

test('what makes no sense is refused, and says which field or which entry', async () => {
  const day = ownDay()
  const { chauffeurs, vehicles } = await loadFleet(annai().ctx)
  const [somebody, car] = [chauffeurs[0]?.id ?? '', vehicles[0]?.id ?? '']
  const span = wholeDay(day)
  const fieldsOf = async (id: string, of: object, more = {}) => (await enter(id, of, more)).body.fields
  expect(await fieldsOf(somebody, { from: span.until, until: span.from })).toHaveProperty('until')
  expect(await fieldsOf(somebody, { ...span, until: wholeDay(addDays(day, 366)).until })).toHaveProperty('until')
  expect(await fieldsOf(somebody, wholeDay('2026-11-01'))).toEqual({ until: 'This is over already.' })
  expect(await fieldsOf(car, span)).toHaveProperty('kind')
  expect(await fieldsOf(somebody, span, { kind: 'repair' })).toHaveProperty('kind')
  expect(await fieldsOf('nobody', span)).toHaveProperty('resourceId')
  const unknown = await enter('00000000-0000-4000-8000-0000000000ff', span)
  expect([unknown.status, unknown.body.code]).toEqual([404, 'dispatch.unknown-resource'])
  const { absence } = (await enter(somebody, span)).body
  const twice = await enter(somebody, { from: `${day}T10:00:00+09:00`, until: wholeDay(addDays(day, 2)).until })
  expect([twice.status, twice.body.code]).toEqual([409, 'dispatch.not-possible'])
  expect(twice.body.error).toMatch(/ has an entry for that time already: Ill until \w{3} \d+\. /)
  await end(absence.id)
})

test('a car whose papers end is not sold for a day after it', async () => {
  const day = ownDay()
  const { db } = annai().ctx
  const setPapers = async (until: string | null) => {
    await db.updateTable('vehicles').set({ papers_until: until }).where('class', '=', 'coaster').execute()
    forgetFleet(annai().ctx)
  }
  const coaster = { guests: 18, vehicleClass: 'coaster' }
  const before = await startsOn(day, coaster)
  expect(before).toContain('free')
  await setPapers(day)
  expect(await startsOn(day, coaster)).toEqual(before)
  await setPapers(addDays(day, -1))
  expect(await startsOn(day, coaster)).toEqual(before.map(() => 'sold-out'))
  await setPapers(null)
})
