import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { newPerson } from '#server/testing/signed-in-people.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-03-15')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const path = ({ booking }: Pick<HeldBooking, 'booking'>, call = '') =>
  `/admin/tour-bookings/${booking.reference}${call && `/${call}`}`
const read = async (held: HeldBooking): Promise<DeskBooking> => (await get(annai(), path(held), desk.headers)).body
const cancel = async (held: HeldBooking, body: object) =>
  post(annai(), path(held, 'cancel'), { version: (await read(held)).version, ...body }, desk.headers)
/** A day for which the terms give nothing back any more. */
async function bookTooLate(): Promise<HeldBooking> {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const none = JSON.stringify([{ hoursBefore: 24_000, refundPercent: 100 }])
  await annai()
    .ctx.db.updateTable('bookings')
    .set({ cancellation_tiers: none })
    .where('reference', '=', held.booking.reference)
    .execute()
  expect((await read(held)).refundNowYen).toBe(0)
  return held
}
const deeds = ({ history }: DeskBooking) => history.map(({ deed }) => deed)

test('a guest who cancels gets what the terms say, and another amount needs its reason, which the history names', async () => {
  const [one, other] = [await bookAndPay(annai(), { day: ownDay() }), await bookTooLate()]
  const { refundNowYen } = await read(one)
  const byTerms = (await cancel(one, { cause: 'guest', refundYen: refundNowYen })).body
  expect(byTerms).toMatchObject({ state: 'cancelled', refundedYen: refundNowYen, cancelled: { cause: 'guest' } })
  expect(deeds(byTerms)).toContain('cancelled the day: the guest')
  expect((await cancel(other, { cause: 'guest', refundYen: 1000 })).body.code).toBe('booking.refund-changed')
  const { paidYen } = await read(other)
  const tooMuch = await cancel(other, { cause: 'guest', refundYen: paidYen + 1, amountReason: 'Kind' })
  expect([tooMuch.status, Object.keys(tooMuch.body.fields)]).toEqual([409, ['refundYen']])
  const another = (await cancel(other, { cause: 'guest', refundYen: 1000, amountReason: 'Ill in hospital' })).body
  expect(another).toMatchObject({ state: 'cancelled', refundedYen: 1000 })
  expect(another.history).toContainEqual(
    expect.objectContaining({ deed: 'refunded ¥1,000 (usual: ¥0)', reason: 'Ill in hospital' }),
  )
  expect((await cancel(other, { cause: 'guest', refundYen: 0 })).status).toBe(409)
})

test('the desk gives back what the terms give; more only an owner or a bookkeeper', async () => {
  const [late, kind] = [await bookTooLate(), await bookTooLate()]
  const owner = desk
  const byDesk = await newPerson(annai(), 'admin', ['desk'])
  const more = { cause: 'guest', refundYen: 1000, amountReason: 'Ill in hospital' }
  desk = byDesk
  const refused = await cancel(late, more)
  expect([refused.status, refused.body.code, refused.body.error]).toEqual([
    ...[403, 'platform.right-missing'],
    'You do not have the right to change refunds beyond what the terms give. An owner of the office can give it to you.',
  ])
  const version = (await read(late)).version
  const refund = { version, amountYen: 1000, reason: 'Our fault' }
  expect((await post(annai(), path(late, 'refund'), refund, byDesk.headers)).body.code).toBe('platform.right-missing')
  expect(await read(late)).toMatchObject({ state: 'confirmed', refundedYen: 0 })
  expect((await cancel(late, { cause: 'guest', refundYen: 0 })).body).toMatchObject({ state: 'cancelled' })
  // The control: the same sum by an owner.
  desk = owner
  expect((await cancel(kind, more)).body).toMatchObject({ state: 'cancelled', refundedYen: 1000 })
})

test.each([
  ['weather', 'typhoon', 'cancelled the day: weather or road, typhoon'],
  ['office', 'crew', 'cancelled the day: us, no crew'],
])('where it is %s, all goes back whatever the terms say, and the history says so', async (cause, event, deed) => {
  const held = await bookTooLate()
  const { paidYen } = await read(held)
  const body = { cause, event, reason: 'The road to the lake is closed.', refundYen: paidYen }
  const { status, body: after } = await cancel(held, body)
  expect([status, after.state, after.refundedYen]).toEqual([200, 'cancelled', paidYen])
  expect(after.cancelled).toEqual({ cause, event })
  expect(deeds(after)).toContain(deed)
  expect(deeds(after).join()).not.toContain('usual')
})

test('who is not asked to say why is not cancelled: the event and the sentence belong to the cause', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { paidYen: refundYen } = await read(held)
  const fieldsOf = async (body: object) => Object.keys((await cancel(held, { refundYen, ...body })).body.fields)
  expect(await fieldsOf({ cause: 'weather', event: 'snow' })).toEqual(['reason'])
  expect(await fieldsOf({ cause: 'weather', event: 'mistake', reason: 'Snow.' })).toEqual(['event'])
  expect(await fieldsOf({ cause: 'office', reason: 'Sorry.' })).toEqual(['event'])
  expect(await fieldsOf({ cause: 'guest', event: 'snow' })).toEqual(['event'])
  expect(await fieldsOf({ reason: 'They rang' })).toEqual(['cause'])
  expect((await read(held)).state).toBe('confirmed')
})

test('a day that the weather took is not in the rate of cancelled ones; one that we cancelled is', async () => {
  const day = ownDay()
  const cancelledOn = async () => {
    const { rows } = await annai().database.pool.query(
      `SELECT coalesce(sum(amount), 0)::int AS amount FROM days_told($1::timestamptz, $1::timestamptz + interval '1 day')
       WHERE what = 'cancelled'`,
      [`${day}T00:00:00+09:00`],
    )
    return rows[0].amount
  }
  const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const all = async (held: HeldBooking) => (await read(held)).paidYen
  await cancel(one, { cause: 'weather', event: 'snow', reason: 'Snow.', refundYen: await all(one) })
  expect(await cancelledOn()).toBe(0)
  await cancel(other, { cause: 'office', event: 'car', reason: 'No car.', refundYen: await all(other) })
  expect(await cancelledOn()).toBe(1)
})

test('the days to offer are free at the same hour, after the lost one, and never the lost one itself', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { days } = (await get(annai(), path(held, 'days-to-offer'), desk.headers)).body
  const lost = held.booking.startsAt.slice(0, 10)
  expect(days.length).toBeGreaterThan(0)
  expect(days.length).toBeLessThanOrEqual(3)
  for (const day of days) expect(day > lost, day).toBe(true)
})

test('a day under way is cancelled or moved by the desk only once it was told so, and never by its guest', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { token } = held
  await atTime(annai(), new Date(Date.parse(held.booking.startsAt) + 60_000), async () => {
    desk = await signIn(annai(), 'admin')
    expect((await read(held)).underWay).toBe('begun')
    const byGuest = await post(annai(), `/bookings/${held.booking.reference}/cancel`, { token, refundYen: 0 })
    expect([byGuest.status, byGuest.body.code]).toEqual([409, 'booking.under-way'])
    expect((await get(annai(), `/bookings/${held.booking.reference}/refund?token=${token}`)).body.code).toBe(
      'booking.under-way',
    )
    const wish = { wish: { day: ownDay() } }
    const { quoteId } = (await post(annai(), path(held, 'propose'), wish, desk.headers)).body
    const { version } = await read(held)
    const moved = await post(annai(), path(held, 'change'), { version, quoteId }, desk.headers)
    expect(moved.body.code).toBe('booking.under-way')
    const late = { cause: 'guest', refundYen: 0 }
    expect((await cancel(held, late)).body.code).toBe('booking.under-way')
    expect((await read(held)).state).toBe('confirmed')
    expect((await cancel(held, { ...late, evenUnderWay: true })).body).toMatchObject({ state: 'cancelled' })
  })
})
