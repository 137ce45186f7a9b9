import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DeskBooking, ResourceKind } from '#contract/booking-desk.ts'
import { freeAttempt } from '#server/platform/idempotency.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { newsOf } from '#server/testing/news.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { withoutRowLocks } from '#server/testing/without-row-locks.ts'
import { changeCrew } from './change-crew.ts'
import { crewCandidates } from './find-candidates.ts'
import { readDeskBooking } from './read-desk.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-02-15')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const path = ({ booking }: Pick<HeldBooking, 'booking'>, call = '') =>
  `/admin/tour-bookings/${booking.reference}${call && `/${call}`}`
const read = async (held: HeldBooking): Promise<DeskBooking> => (await get(annai(), path(held), desk.headers)).body
const swap = (held: HeldBooking, body: object) => post(annai(), path(held, 'crew'), body, desk.headers)
const memberOf = ({ crew }: DeskBooking, kind: ResourceKind) => {
  const member = crew.find((one) => one.kind === kind)
  if (!member) throw new Error(`No ${kind}.`)
  return member
}
interface Offered {
  id: string
  name: string
  isHere: boolean
  whyNot: string | null
}
const offeredFor = async (held: HeldBooking, kind: ResourceKind): Promise<Offered[]> =>
  (await get(annai(), `${path(held, 'candidates')}?kind=${kind}`, desk.headers)).body.candidates

test('everybody of a kind is listed, who fits first, and the others say with whom they are out', async () => {
  const day = ownDay()
  const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const busy = memberOf(await read(one), 'chauffeur')
  const offered = await offeredFor(other, 'chauffeur')
  const firstRefused = offered.findIndex(({ whyNot }) => whyNot !== null)
  expect(offered.slice(firstRefused).every(({ whyNot }) => whyNot !== null)).toBe(true)
  expect(offered.find(({ id }) => id === busy.id)?.whyNot).toBe('Out with Eleanor Marsh, 08:00 to 16:00')
  expect(offered.filter(({ isHere }) => isHere)).toHaveLength(1)
  const large = await bookAndPay(annai(), { day, vehicleClass: 'alphard' })
  const cars = await offeredFor(large, 'vehicle')
  expect(cars.some(({ whyNot }) => whyNot?.startsWith('Not the '))).toBe(true)
})

test('a chauffeur is changed for one who fits, and back again; the history names both', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await read(held)
  const old = memberOf(before, 'chauffeur')
  const next = (await offeredFor(held, 'chauffeur')).find(({ whyNot, isHere }) => whyNot === null && !isHere)
  const { status, body } = await swap(held, {
    ...{ version: before.version, kind: 'chauffeur', from: old.id, to: next?.id, reason: 'The guest asked' },
  })
  expect([status, memberOf(body, 'chauffeur').id, body.needsCrew]).toEqual([200, next?.id, false])
  expect(body.history[0]).toMatchObject({
    deed: 'changed the chauffeur',
    changes: [{ name: 'Chauffeur', before: old.name, after: next?.name }],
    reason: 'The guest asked',
  })
  expect(await newsOf(annai(), held)).not.toContainEqual(expect.objectContaining({ occasion: 'changed' }))
  const back = { version: body.version, kind: 'chauffeur', from: next?.id, to: old.id, tellGuest: true }
  expect(memberOf((await swap(held, back)).body, 'chauffeur').id).toBe(old.id)
  expect(await newsOf(annai(), held)).toContainEqual(expect.objectContaining({ occasion: 'changed' }))
})

test('who is out with somebody else is refused in words, and everything stays', async () => {
  const day = ownDay()
  const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const [theirs, before] = [memberOf(await read(one), 'guide'), await read(other)]
  const from = memberOf(before, 'guide').id
  const { status, body } = await swap(other, { version: before.version, kind: 'guide', from, to: theirs.id })
  expect([status, body.code]).toEqual([409, 'booking.crew-not-possible'])
  expect(body.error).toBe('Out with Eleanor Marsh, 08:00 to 16:00.')
  expect(await read(other)).toEqual(before)
})

test('two bookings that want the same chauffeur at once: one gets them', async () => {
  const day = ownDay()
  const both = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })] as const
  const wanted = (await offeredFor(both[0], 'chauffeur')).find(({ whyNot, isHere }) => whyNot === null && !isHere)
  const answers = await Promise.all(
    both.map(async (held) => {
      const seen = await read(held)
      const from = memberOf(seen, 'chauffeur').id
      return swap(held, { version: seen.version, kind: 'chauffeur', from, to: wanted?.id })
    }),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('without the row locks and the last constraint both get them: the control of the race above', async () => {
  const own = await startTestAnnai({ demo: true })
  const { db } = own.ctx
  const day = '2027-02-10'
  const both = [await bookAndPay(own, { day }), await bookAndPay(own, { day })] as const
  const desks = await Promise.all(both.map((held) => readDeskBooking(own.ctx, held.booking.reference)))
  const kept = desks.map((seen) => memberOf(seen, 'chauffeur').id)
  const [first = ''] = desks.map(({ reference }) => reference)
  const { candidates } = await crewCandidates(own.ctx, { reference: first, kind: 'chauffeur' })
  const wanted = candidates.find(({ id, whyNot }) => whyNot === null && !kept.includes(id))
  await sql`ALTER TABLE assignments DROP CONSTRAINT never_two_guests_in_one_car`.execute(db)
  const ctx = { ...own.ctx, db: db.withPlugin(withoutRowLocks(both.length)) }
  const caller = { ...(await signIn(own, 'admin')), sessionId: '', role: 'admin', officeRoles: ['owner'] as const }
  const swaps = desks.map(({ reference, version }, at) => {
    const change = { from: kept[at] ?? null, to: wanted?.id ?? null, reason: '', tellGuest: false }
    return changeCrew(ctx, { reference, version, kind: 'chauffeur', ...change }, caller, freeAttempt)
  })
  const got = (await Promise.all(swaps)).map((seen) => memberOf(seen, 'chauffeur').id)
  expect(got).toEqual([wanted?.id, wanted?.id])
  expect((await brokenPromises(own)).join()).toContain('at once')
})

test('a crew that falls away leaves the booking confirmed and in need of another, with a reason', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await read(held)
  const from = memberOf(before, 'guide').id
  const off = { version: before.version, kind: 'guide', from, to: null }
  expect((await swap(held, off)).body.fields).toEqual({ reason: 'Say why: it is kept in the history.' })
  const { body } = await swap(held, { ...off, reason: 'Fever' })
  expect(body).toMatchObject({ state: 'confirmed', needsCrew: true })
  expect(body.crew.map(({ kind }: { kind: string }) => kind)).toEqual(['chauffeur', 'vehicle'])
  const next = (await offeredFor(held, 'guide')).find(({ whyNot }) => whyNot === null)
  const joined = await swap(held, { version: body.version, kind: 'guide', from: null, to: next?.id })
  expect(joined.body).toMatchObject({ needsCrew: false })
  const more = { version: joined.body.version, kind: 'guide', from: null, to: from }
  expect((await swap(held, more)).body.error).toBe('The booking has every guide it needs.')
})

test('who was taken off is free for others at that hour', async () => {
  const day = ownDay()
  const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const [first, second] = [await read(one), await read(other)]
  const chauffeur = memberOf(first, 'chauffeur')
  await swap(one, {
    version: first.version,
    kind: 'chauffeur',
    from: chauffeur.id,
    to: null,
    reason: 'Needed elsewhere',
  })
  const from = memberOf(second, 'chauffeur').id
  const { status } = await swap(other, { version: second.version, kind: 'chauffeur', from, to: chauffeur.id })
  expect(status).toBe(200)
})
