import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, holdFor, pay, post } from '#server/testing/bookings.ts'
import { newsOf, occasionsOf } from '#server/testing/news.ts'
import {
  answerBank,
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
import { findByReference } from './bookings.store.ts'
import { expireHolds } from './expire-holds.ts'

const annai = shareTestAnnai({ demo: true }, keepOneCoaster)
const ownDay = ownDays()
const sequenceOf = async ({ booking }: HeldBooking) =>
  (await findByReference(annai().ctx.db, booking.reference))?.calendarSequence

async function cancel(held: HeldBooking) {
  const { body } = await get(annai(), `${pathOf(held, 'refund')}?token=${held.token}`)
  return post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen: body.refundYen })
}

test('a hold is told of five minutes before it ends', async () => {
  const held = await holdFor(annai(), { day: ownDay() })
  expect(await newsOf(annai(), held)).toMatchObject([
    { occasion: 'held', version: 1, runAt: new Date('2026-11-15T01:40:00Z') },
  ])
})

test('a hold that was not had, or was not paid, leaves no other news', async () => {
  const held = await holdFor(annai(), { day: ownDay() })
  await pay(annai(), held, 'declined')
  await atTime(annai(), inMinutes(annai(), 16), () => expireHolds(annai().ctx))
  expect(await occasionsOf(annai(), held)).toEqual(['held'])
})

test('paid is confirmed, once, with the version that it has by then', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  expect(await newsOf(annai(), held)).toMatchObject([{ occasion: 'held' }, { occasion: 'confirmed', version: 2 }])
  expect(await sequenceOf(held)).toBe(0)
})

test('cancelled is told, and the calendar hears of it', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  await cancel(held)
  expect(await occasionsOf(annai(), held)).toEqual(['held', 'confirmed', 'cancelled'])
  expect(await sequenceOf(held)).toBe(1)
})

test('who gives back a hold is not written to', async () => {
  const held = await holdFor(annai(), { day: ownDay() })
  expect((await cancel(held)).body.state).toBe('cancelled')
  expect(await occasionsOf(annai(), held)).toEqual(['held'])
})

test('another day is told as a change, and a refund beside it as one', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { body } = await withPriceMoved(annai(), -1_000, () => askChange(annai(), held, ownDay()))
  await post(annai(), pathOf(held, 'reschedule'), { token: held.token, quoteId: body.quote.id })
  expect(await newsOf(annai(), held)).toMatchObject([
    { occasion: 'held' },
    { occasion: 'confirmed' },
    { occasion: 'changed', version: 1 },
    { occasion: 'refunded', version: 3 },
  ])
  expect(await sequenceOf(held)).toBe(1)
})

test('money that came too late is told, and goes back', async () => {
  const day = ownDay()
  const held = await holdFor(annai(), { ...wholeCoaster, day })
  await pay(annai(), held, 'stepUp')
  await atTime(annai(), inMinutes(annai(), 16), async () => {
    await holdFor(annai(), { ...wholeCoaster, day })
    await answerBank(annai(), held, true)
  })
  expect(await occasionsOf(annai(), held)).toEqual(['held', 'expired-late-payment'])
})

test('money that came late while the car was free is a confirmed booking', async () => {
  const held = await holdFor(annai(), { day: ownDay() })
  await pay(annai(), held, 'stepUp')
  await atTime(annai(), inMinutes(annai(), 16), async () => {
    await expireHolds(annai().ctx)
    await answerBank(annai(), held, true)
  })
  expect(await occasionsOf(annai(), held)).toEqual(['held', 'confirmed'])
})

test('what was paid for a day that is over goes back, and is told as a refund', async () => {
  const held = await holdFor(annai(), { day: ownDay() })
  await pay(annai(), held, 'stepUp')
  const desk = await signIn(annai(), 'admin')
  const move = { to: 'pending', reason: 'We ask the temple' }
  await post(annai(), `/admin/bookings/${held.booking.reference}/move`, move, desk.headers)
  await answerBank(annai(), held, true)
  const reject = { to: 'rejected', reason: 'The temple is closed' }
  await post(annai(), `/admin/bookings/${held.booking.reference}/move`, reject, desk.headers)
  const news = await occasionsOf(annai(), held)
  expect(news.at(-1)).toBe('refunded')
  expect(news).not.toContain('confirmed')
})
