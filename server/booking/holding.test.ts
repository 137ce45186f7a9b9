import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import { keepCrew } from '#server/inventory/index.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, guest, holdFor, pay, post, quoteFor, usualWish } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { runTask } from '#server/testing/run-task.ts'
import {
  askChange,
  atTime,
  inMinutes,
  keepOneCoaster,
  ownDays,
  pathOf,
  signIn,
  wholeCoaster,
  withPriceMoved,
} from '#server/testing/scene.ts'
import { findByReference, lockBooking } from './bookings.store.ts'
import { expireHolds } from './expire-holds.ts'
import { moveTo } from './move.ts'

const annai = shareTestAnnai({ demo: true }, keepOneCoaster)
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const stateOf = async (held: Awaited<ReturnType<typeof holdFor>>) =>
  (await get(annai(), `${pathOf(held)}?token=${held.token}`)).body.state

const isFreeAt = async (day: string, start = usualWish.start) => {
  const answer = await get(annai(), `/availability?tour=${usualWish.tour}&month=${day.slice(0, 7)}&guests=18`)
  const month: Availability = answer.body
  return month.days.find((one) => one.day === day)?.starts.find((one) => one.start === start)?.free
}

test('a quote becomes a hold, a payment and a confirmed booking with a crew', async () => {
  const day = ownDay()
  const quote = await quoteFor(annai(), { day })
  expect(quote.lines.reduce((sum, line) => sum + line.amountYen, 0)).toBe(quote.totalYen)
  const held = await holdFor(annai(), { day })
  expect(held.booking).toMatchObject({ state: 'on_hold', totalYen: quote.totalYen, paidYen: 0, crew: [] })
  expect(held.booking.reference).toMatch(/^AN-[2-9A-HJ-NP-Z]{6}$/)
  const { status, body } = await pay(annai(), held)
  expect(status).toBe(200)
  expect(body.booking).toMatchObject({ state: 'confirmed', paidYen: quote.totalYen, heldUntil: null })
  expect(body.booking.crew.map((member: { kind: string }) => member.kind)).toEqual(['vehicle', 'chauffeur', 'guide'])
})

test('a hold lasts 15 minutes, and can be extended once by 15', async () => {
  const day = ownDay()
  const held = await holdFor(annai(), { day })
  expect(held.booking).toMatchObject({ heldUntil: '2026-11-15T10:45:00+09:00', canExtendHold: true })
  const extend = () => post(annai(), pathOf(held, 'extend'), { token: held.token })
  await atTime(annai(), inMinutes(annai(), 14), async () => {
    const { status, body } = await extend()
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'on_hold', heldUntil: '2026-11-15T11:00:00+09:00', canExtendHold: false })
  })
  const again = await extend()
  expect([again.status, again.body.code]).toEqual([409, 'booking.hold-extended'])
  await atTime(annai(), inMinutes(annai(), 29), async () => expect((await pay(annai(), held)).status).toBe(200))
  const late = await extend()
  expect([late.status, late.body.code]).toEqual([409, 'booking.not-possible-now'])
})

test('at the end of its time a hold can be neither paid nor extended, before the sweep and after it', async () => {
  const day = ownDay()
  const held = await holdFor(annai(), { day })
  const refusals = async () => {
    const answers = [await pay(annai(), held), await post(annai(), pathOf(held, 'extend'), { token: held.token })]
    return answers.map(({ status, body }) => `${status} ${body.code}`)
  }
  await atTime(annai(), inMinutes(annai(), 15), async () => {
    expect(await refusals()).toEqual(Array(2).fill('409 booking.hold-expired'))
    expect(await stateOf(held)).toBe('on_hold')
    await expireHolds(annai().ctx)
    expect(await stateOf(held)).toBe('expired')
    expect(await refusals()).toEqual(Array(2).fill('409 booking.hold-expired'))
  })
})

test('the sweep lets go what has ended and nothing else, and may run twice', async () => {
  const day = ownDay()
  const [early, late] = [await holdFor(annai(), { day }), await holdFor(annai(), { day })]
  await post(annai(), pathOf(late, 'extend'), { token: late.token })
  await atTime(annai(), inMinutes(annai(), 20), async () => {
    await expireHolds(annai().ctx)
    await expireHolds(annai().ctx)
    expect([await stateOf(early), await stateOf(late)]).toEqual(['expired', 'on_hold'])
    const { body } = await get(annai(), `${pathOf(early)}?token=${early.token}`)
    expect(body.moves.at(-1)).toMatchObject({ from: 'on_hold', to: 'expired', actor: 'clock' })
  })
})

test('while a hold lasts nobody else gets its car, and hears what is free instead', async () => {
  const day = ownDay()
  const rival = await quoteFor(annai(), { ...wholeCoaster, day })
  await holdFor(annai(), { ...wholeCoaster, day })
  expect(await isFreeAt(day)).toBe(false)
  const { status, body } = await post(annai(), '/bookings', { quoteId: rival.id, ...guest })
  expect([status, body.code]).toEqual([409, 'inventory.sold-out'])
  expect(body.nearest.length).toBeGreaterThan(0)
  expect(await isFreeAt(body.nearest[0].day, body.nearest[0].start)).toBe(true)
})

test('who needs the car of a hold that ended gets it without waiting for the sweep', async () => {
  const day = ownDay()
  const first = await holdFor(annai(), { ...wholeCoaster, day })
  await atTime(annai(), inMinutes(annai(), 15), async () => {
    expect(await isFreeAt(day)).toBe(true)
    expect(await stateOf(first)).toBe('on_hold')
    const second = await holdFor(annai(), { ...wholeCoaster, day, start: '08:30' })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'on_hold'])
    const { body } = await get(annai(), `${pathOf(first)}?token=${first.token}`)
    expect(body.moves.at(-1)).toMatchObject({ to: 'expired', actor: 'clock', reason: 'The hold ended' })
  })
})

test('a quote lives 30 minutes', async () => {
  const day = ownDay()
  const [good, late] = [await quoteFor(annai(), { day }), await quoteFor(annai(), { day })]
  const hold = (quoteId: string) => post(annai(), '/bookings', { quoteId, ...guest })
  await atTime(annai(), new Date(inMinutes(annai(), 30).getTime() - 1), async () =>
    expect((await hold(good.id)).status).toBe(200),
  )
  await atTime(annai(), inMinutes(annai(), 30), async () => {
    const { status, body } = await hold(late.id)
    expect([status, body.code]).toEqual([409, 'pricing.quote-expired'])
  })
})

test('a quote makes one booking', async () => {
  const day = ownDay()
  const { id: quoteId } = await quoteFor(annai(), { day })
  expect((await post(annai(), '/bookings', { quoteId, ...guest })).status).toBe(200)
  const { status, body } = await post(annai(), '/bookings', { quoteId, ...guest })
  expect([status, body.code]).toEqual([409, 'booking.quote-used'])
})

test('the quote of somebody signed in is theirs alone; that of a guest is anybody’s who knows its id', async () => {
  const day = ownDay()
  const [mika, other] = [await signIn(annai()), await signIn(annai())]
  const hold = (quoteId: string, headers = {}) => post(annai(), '/bookings', { quoteId, ...guest }, headers)
  const own = await quoteFor(annai(), { day }, mika.headers)
  for (const headers of [other.headers, {}]) {
    const { status, body } = await hold(own.id, headers)
    expect([status, body.code]).toEqual([404, 'pricing.unknown-quote'])
  }
  expect((await hold(own.id, mika.headers)).status).toBe(200)
  expect((await hold((await quoteFor(annai(), { day })).id, mika.headers)).status).toBe(200)
  expect((await hold(randomUUID())).status).toBe(404)
})

test('what was quoted is what is charged, whatever the tour costs by then', async () => {
  const day = ownDay()
  const quote = await quoteFor(annai(), { day })
  await withPriceMoved(annai(), 7_000, async () => {
    expect((await quoteFor(annai(), { day })).totalYen).toBe(quote.totalYen + 7_000)
    const { body: held } = await post(annai(), '/bookings', { quoteId: quote.id, ...guest })
    const { body } = await pay(annai(), held)
    expect(body.payment.amountYen).toBe(quote.totalYen)
    expect(body.booking).toMatchObject({ totalYen: quote.totalYen, paidYen: quote.totalYen, lines: quote.lines })
  })
})

test('a price, a state or a car in a body is refused by its name', async () => {
  const day = ownDay()
  const held = await holdFor(annai(), { day })
  const { headers } = await signIn(annai(), 'admin')
  const card = { token: 'test_success_visa_4242_203105_0123456789' }
  const bodies: [path: string, body: object][] = [
    ['/quotes', usualWish],
    ['/bookings', { quoteId: randomUUID(), ...guest }],
    [pathOf(held, 'extend'), { token: held.token }],
    [pathOf(held, 'pay'), { token: held.token, card }],
    [pathOf(held, 'cancel'), { token: held.token, refundYen: 0 }],
    [pathOf(held, 'change-quote'), { token: held.token, day: usualWish.day, start: usualWish.start }],
    [pathOf(held, 'reschedule'), { token: held.token, quoteId: randomUUID() }],
    [`/admin/bookings/${held.booking.reference}/move`, { to: 'cancelled', reason: 'A test' }],
  ]
  for (const [path, body] of bodies)
    for (const field of ['totalYen', 'state', 'vehicleId', 'userId']) {
      const answer = await post(annai(), path, { ...body, [field]: 1 }, headers)
      expect([answer.status, answer.body.fields], path).toEqual([400, { [field]: 'This field is not known here.' }])
    }
  expect(await stateOf(held)).toBe('on_hold')
})

test('the same request sent twice holds once and answers the same; with a changed body its key is refused', async () => {
  const day = ownDay()
  const key = { 'idempotency-key': randomUUID() }
  const [one, two] = [await quoteFor(annai(), { day }), await quoteFor(annai(), { day })]
  const first = await post(annai(), '/bookings', { quoteId: one.id, ...guest }, key)
  const again = await post(annai(), '/bookings', { ...guest, quoteId: one.id }, key)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(again.headers['idempotency-replayed']).toBe('true')
  const changed = await post(annai(), '/bookings', { quoteId: two.id, ...guest }, key)
  expect([changed.status, changed.body.code]).toEqual([409, 'platform.key-reused'])
  const without = await post(annai(), '/bookings', { quoteId: two.id, ...guest }, { 'idempotency-key': '' })
  expect([without.status, without.body.code]).toEqual([400, 'platform.key-needed'])
})

test('quotes that nobody used are forgotten after a day; those that a booking or a payment names are kept', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const unused = await quoteFor(annai(), { day: ownDay() })
  const dearer = await withPriceMoved(annai(), 5_000, () => askChange(annai(), held, ownDay()))
  // A declined card leaves a payment that names the quote of the change.
  const card = { token: await cardToken(annai(), 'declined') }
  const change = { token: held.token, quoteId: dearer.body.quote.id, card }
  expect((await post(annai(), pathOf(held, 'reschedule'), change)).status).toBe(402)
  const forget = () => runTask(annai().ctx, 'booking.forget-quotes')
  await atTime(annai(), inMinutes(annai(), 25 * 60), forget)
  const kept = (await annai().ctx.db.selectFrom('quotes').select('id').execute()).map(({ id }) => id)
  expect(kept).toContain(dearer.body.quote.id)
  expect(kept).not.toContain(unused.id)
})

test('a hold that is being paid at this very moment keeps its crew, and nobody is sent too close to it', async () => {
  const own = await startTestAnnai({ demo: true })
  const { db } = own.ctx
  // One chauffeur, who works from six to ten and may not do the day and the evening both.
  const chauffeur = db.selectFrom('chauffeurs').innerJoin('resources', 'id', 'resource_id').select('id')
  const { id } = await chauffeur.where('name', '=', 'Takeshi Morita').executeTakeFirstOrThrow()
  await db
    .updateTable('resources')
    .set({ active: false })
    .where('kind', '=', 'chauffeur')
    .where('id', '<>', id)
    .execute()
  const day = '2026-12-10'
  const held = await holdFor(own, { day, start: '09:00', guests: 2 })
  const booking = await findByReference(db, held.booking.reference)
  own.clock.advance(16 * 60_000)
  const evening = await quoteFor(own, { tour: 'asakusa-after-dark', day, start: '18:00', guests: 2 })
  const hold = () => post(own, '/bookings', { quoteId: evening.id, ...guest })
  await db.transaction().execute(async (paying) => {
    const late = await lockBooking(paying, booking?.id ?? '')
    await keepCrew(paying, late.id)
    expect((await hold()).status).toBe(503)
    await moveTo(paying, late, 'confirmed', { actor: 'gateway', reason: 'Paid in full', at: own.clock.now() })
  })
  expect((await hold()).body.code).toBe('inventory.sold-out')
  expect(await brokenPromises(own)).toEqual([])
})
