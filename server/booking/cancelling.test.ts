import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { balanceOf, refundsOf } from '#server/payments/index.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, holdFor, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { runTask } from '#server/testing/run-task.ts'
import {
  answerBank,
  atTime,
  keepOneCoaster,
  ownDays,
  pathOf,
  wholeCoaster,
  withPriceMoved,
} from '#server/testing/scene.ts'
import { findByReference } from './bookings.store.ts'

const annai = shareTestAnnai({ demo: true }, keepOneCoaster)
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const cancel = ({ booking, token }: HeldBooking, refundYen: number, headers = {}) =>
  post(annai(), pathOf({ booking }, 'cancel'), { token, refundYen }, headers)
const refundOf = ({ booking, token }: HeldBooking) => get(annai(), `${pathOf({ booking }, 'refund')}?token=${token}`)
const idOf = async ({ booking }: HeldBooking) => {
  const found = await findByReference(annai().ctx.db, booking.reference)
  if (!found) throw new Error(`There is no ${booking.reference}.`)
  return found.id
}

describe('what comes back follows the tiers, and is exactly what was shown', () => {
  test.for([
    { hoursBefore: 49, refundPercent: 100 },
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 47, refundPercent: 50 },
    { hoursBefore: 25, refundPercent: 50 },
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 23, refundPercent: 0 },
  ])('$hoursBefore hours before the start, $refundPercent percent', async ({ hoursBefore, refundPercent }) => {
    // An odd price: parts of a yen are the guest's.
    const booked = await withPriceMoved(annai(), 1, () => bookAndPay(annai(), { day: ownDay() }))
    const { totalYen, startsAt } = booked.booking
    const refundYen = Math.ceil((totalYen * refundPercent) / 100)
    await atTime(annai(), new Date(Date.parse(startsAt) - hoursBefore * 3_600_000), async () => {
      const shown = await refundOf(booked)
      expect(shown.body).toMatchObject({ refundYen, keptYen: totalYen - refundYen, refundPercent })
      const { status, body } = await cancel(booked, shown.body.refundYen)
      expect(status).toBe(200)
      expect(body).toMatchObject({ state: 'cancelled', paidYen: totalYen, refundedYen: refundYen })
    })
  })
})

test('a refund that is another one by now is refused, and nothing happens', async () => {
  const booked = await bookAndPay(annai(), { day: ownDay() })
  const { totalYen, startsAt } = booked.booking
  const { body: shown } = await refundOf(booked)
  await atTime(annai(), new Date(Date.parse(startsAt) - 47 * 3_600_000), async () => {
    for (const refundYen of [shown.refundYen, totalYen + 1, -1, 0]) {
      const { status, body } = await cancel(booked, refundYen)
      expect([status, body.code]).toEqual([409, 'booking.refund-changed'])
    }
    expect((await refundOf(booked)).body.refundYen).toBe(totalYen / 2)
  })
  const { body } = await get(annai(), `${pathOf(booked)}?token=${booked.token}`)
  expect(body).toMatchObject({ state: 'confirmed', refundedYen: 0 })
})

test('the tiers that hold are those of the quote, whatever the tour’s are by then', async () => {
  const booked = await bookAndPay(annai(), { day: ownDay() })
  const { db } = annai().ctx
  const tiers = await db.selectFrom('tour_cancellation_tiers').selectAll().execute()
  await db.updateTable('tour_cancellation_tiers').set({ refund_percent: 0 }).execute()
  const shown = await refundOf(booked)
  await db.deleteFrom('tour_cancellation_tiers').execute()
  await db.insertInto('tour_cancellation_tiers').values(tiers).execute()
  expect(shown.body.refundPercent).toBe(100)
})

test('a hold is cancelled for nothing, its car is free at once, and a bank that waits is not paid', async () => {
  const day = ownDay()
  const held = await holdFor(annai(), { ...wholeCoaster, day })
  await pay(annai(), held, 'stepUp')
  const { body } = await cancel(held, 0)
  expect(body).toMatchObject({ state: 'cancelled', paidYen: 0 })
  expect(body.payments).toMatchObject([{ state: 'abandoned' }])
  expect((await answerBank(annai(), held, true)).status).toBe(409)
  expect((await quoteFor(annai(), { ...wholeCoaster, day })).totalYen).toBe(held.booking.totalYen)
})

test('a booking is cancelled once: afterwards nothing more comes back', async () => {
  const booked = await bookAndPay(annai(), { day: ownDay() })
  const key = { 'idempotency-key': randomUUID() }
  const first = await cancel(booked, booked.booking.totalYen, key)
  const again = await cancel(booked, booked.booking.totalYen, key)
  expect([again.status, again.body]).toEqual([200, first.body])
  const changed = await cancel(booked, 0, key)
  expect([changed.status, changed.body.code]).toEqual([409, 'platform.key-reused'])
  for (const answer of [
    await cancel(booked, booked.booking.totalYen),
    await refundOf(booked),
    await pay(annai(), booked),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'booking.not-possible-now'])
  expect(await balanceOf(annai().ctx.db, await idOf(booked))).toMatchObject({ heldYen: 0 })
})

test('the gateway pays a refund once, however often the job runs', async () => {
  const booked = await bookAndPay(annai(), { day: ownDay() })
  await cancel(booked, booked.booking.totalYen)
  const refunds = () => idOf(booked).then((id) => refundsOf(annai().ctx.db, id))
  expect(await refunds()).toMatchObject([{ state: 'asked', amountYen: booked.booking.totalYen }])
  expect(await runDueJobs(annai())).toEqual([])
  const done = await refunds()
  expect(done).toMatchObject([{ state: 'done', gatewayId: expect.stringMatching(/^test_refund_/) }])
  await runDueJobs(annai())
  await runTask(annai().ctx, 'payments.refund', { refundId: done[0]?.id })
  expect(await refunds()).toEqual(done)
})

test('what is sold counts for the order of the tours on the day it was booked; what was only held, or came back, does not', async () => {
  const { db, clock } = annai().ctx
  const sold = async (slug: string) => {
    expect(await runDueJobs(annai())).toEqual([])
    const row = await db
      .selectFrom('tour_sales')
      .innerJoin('tours', 'tours.id', 'tour_sales.tour_id')
      .where('slug', '=', slug)
      .where('day', '=', tokyoDayOf(clock.now()))
      .select(['bookings', 'revenue_yen'])
      .executeTakeFirst()
    return [row?.bookings ?? 0, Number(row?.revenue_yen ?? 0)]
  }
  const tour = 'nikko-in-snow'
  const wish = { tour, start: '07:30', day: '2027-01-20' }
  const held = await holdFor(annai(), wish)
  expect(await sold(tour)).toEqual([0, 0])
  await pay(annai(), held)
  expect(await sold(tour)).toEqual([1, held.booking.totalYen])
  const again = await bookAndPay(annai(), { ...wish, day: '2027-01-21' })
  expect(await sold(tour)).toEqual([2, held.booking.totalYen + again.booking.totalYen])
  expect((await cancel(held, held.booking.totalYen)).status).toBe(200)
  expect(await sold(tour)).toEqual([1, again.booking.totalYen])
})
