import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Context } from '#server/platform/context.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { askRefund } from './ask-refund.ts'
import { balanceOf, refundsOf } from './index.ts'
import { addBooking, openMoney, pay, testToken } from './money.fixture.ts'
import { refundTask } from './refund-task.ts'

const refund = (ctx: Context, bookingId: string, amountYen: number) =>
  ctx.db
    .transaction()
    .execute((tx) => askRefund(tx, { bookingId, amountYen, reason: 'Cancelled in time', at: ctx.clock.now() }))

const jobsOf = async (ctx: Context) => {
  const { rows } = await sql<{ payload: { refundId: string } }>`SELECT payload
    FROM graphile_worker._private_jobs`.execute(ctx.db)
  return rows.map(({ payload }) => payload.refundId)
}

test('a refund comes from the newest payment first, is booked at once, and the gateway hears of it from a job', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  const clock = { now: () => new Date('2026-11-14T00:00:00Z') }
  const old = (await pay({ ...ctx, clock }, bookingId, 80_000, testToken('success'))).payment
  const difference = (await pay(ctx, bookingId, 5_000, testToken('success'))).payment
  await pay(ctx, bookingId, 90_000, testToken('declined'))

  const refunds = await refund(ctx, bookingId, 20_000)
  expect(refunds.map(({ paymentId, amountYen, state }) => [paymentId, amountYen, state])).toEqual([
    [difference.id, 5_000, 'asked'],
    [old.id, 15_000, 'asked'],
  ])
  expect(await balanceOf(ctx.db, bookingId)).toEqual({
    paidYen: 85_000,
    refundedYen: 20_000,
    heldYen: 65_000,
    giftYen: 0,
  })
  expect((await jobsOf(ctx)).sort()).toEqual(refunds.map(({ id }) => id).sort())

  for (const { id } of [...refunds, ...refunds]) await refundTask(ctx, { refundId: id })
  const after = await refundsOf(ctx.db, bookingId)
  expect(after.map(({ state }) => state)).toEqual(['done', 'done'])
  for (const { id, gatewayId } of after) expect(gatewayId).toBe(`test_refund_${id}`)
  expect((await balanceOf(ctx.db, bookingId)).refundedYen).toBe(20_000)
})

test('more than what is left is not given back, nor a part of it, and nothing but whole yen', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  await pay(ctx, bookingId, 10_000, testToken('success'))
  await pay(ctx, bookingId, 10_000, testToken('step-up'))
  await refund(ctx, bookingId, 4_000)
  await expect(refund(ctx, bookingId, 6_001)).rejects.toThrow('less left')
  for (const wrong of [-1, 0.5, Number.NaN, 1e300]) await expect(refund(ctx, bookingId, wrong)).rejects.toThrow('yen')
  expect(await refund(ctx, bookingId, 0)).toEqual([])
  expect(await refundsOf(ctx.db, bookingId)).toHaveLength(1)
  await refund(ctx, bookingId, 6_000)
  expect((await balanceOf(ctx.db, bookingId)).heldYen).toBe(0)
})

test('a refund that is undone with its transaction leaves neither a line nor a job', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  await pay(ctx, bookingId, 10_000, testToken('success'))
  const undone = ctx.db.transaction().execute(async (tx) => {
    await askRefund(tx, { bookingId, amountYen: 10_000, reason: 'A test', at: ctx.clock.now() })
    throw new Error('changed our mind')
  })
  await expect(undone).rejects.toThrow('changed our mind')
  expect(await balanceOf(ctx.db, bookingId)).toEqual({ paidYen: 10_000, refundedYen: 0, heldYen: 10_000, giftYen: 0 })
  expect(await jobsOf(ctx)).toEqual([])
})
