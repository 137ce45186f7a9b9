import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { askRefund, findMoneyMove, findMoneyMoves } from './index.ts'
import { addBooking, openMoney, pay, testToken } from './money.fixture.ts'
import { markRefundFailed } from './refunds.store.ts'

const all = { most: 100, skip: 0 }

async function openTwo() {
  const { ctx } = await openMoney(await createTestDatabase())
  const [one, other] = [await addBooking(ctx.db), await addBooking(ctx.db)]
  const giveBack = async (bookingId: string, amountYen: number) =>
    ctx.db.transaction().execute((tx) => askRefund(tx, { bookingId, amountYen, reason: 'A test', at: ctx.clock.now() }))
  return { ctx, one, other, giveBack }
}

const numbersOf = async (db: Database, bookingId: string) => {
  const { moves } = await findMoneyMoves(db, [bookingId], all)
  return Object.fromEntries(moves.map(({ id, kind, number }) => [id, `${kind} ${number}`]))
}

test('papers are numbered in the order in which the money moved, and keep their numbers', async () => {
  const { ctx, one, other, giveBack } = await openTwo()
  const expected: Record<string, string> = {}
  // At the same moment, so that neither time nor id tells their order; the one that is refused has no receipt.
  for (let nth = 1; nth <= 6; nth++) {
    await pay(ctx, one, 500, testToken('declined'))
    const { payment } = await pay(ctx, one, 1_000, testToken('success'))
    expected[payment.id] = `payment ${nth}`
    expect(await numbersOf(ctx.db, one)).toEqual(expected)
  }
  const [first, second] = await giveBack(one, 1_600)
  expect(await numbersOf(ctx.db, one)).toEqual({
    ...expected,
    [first?.id ?? '']: 'refund 1',
    [second?.id ?? '']: 'refund 2',
  })
  expect(await findMoneyMove(ctx.db, 'refund', second?.id ?? '')).toMatchObject({
    amountYen: 600,
    card: { brand: 'visa', last4: '4242' },
    of: { number: Number(expected[second?.paymentId ?? '']?.slice(-1)), at: ctx.clock.now() },
  })
  const { payment } = await pay(ctx, other, 1_000, testToken('success'))
  expect(await numbersOf(ctx.db, other)).toEqual({ [payment.id]: 'payment 1' })
  // Two papers with one number are refused by the database.
  const twice = ctx.db.updateTable('payments').set({ receipt_number: 1 }).where('booking_id', '=', one).execute()
  await expect(twice).rejects.toThrow('payments_booking_id_receipt_number_key')
})

test('numbers that are given out at the same time are different ones', async () => {
  const { ctx, one } = await openTwo()
  const paid = await Promise.all(Array.from({ length: 8 }, () => pay(ctx, one, 1_000, testToken('success'))))
  expect(paid.map(({ outcome }) => outcome.state)).toEqual(Array(8).fill('succeeded'))
  const { moves } = await findMoneyMoves(ctx.db, [one], all)
  expect(moves.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('the newest comes first, a refund that failed is none, and only the bookings asked for are told', async () => {
  const { ctx, one, other, giveBack } = await openTwo()
  const { payment } = await pay(ctx, one, 9_000, testToken('success'))
  await pay(ctx, other, 7_000, testToken('success'))
  const [kept] = await giveBack(one, 2_000)
  const [failed] = await giveBack(one, 3_000)
  await markRefundFailed(ctx.db, failed?.id ?? '')
  const idsOf = ({ moves }: Awaited<ReturnType<typeof findMoneyMoves>>) => moves.map(({ id }) => id)
  const found = await findMoneyMoves(ctx.db, [one], all)
  expect([idsOf(found), found.count]).toEqual([[kept?.id, payment.id], 2])
  expect((await findMoneyMoves(ctx.db, [one, other], all)).count).toBe(3)
  expect(idsOf(await findMoneyMoves(ctx.db, [one], { most: 1, skip: 1 }))).toEqual([payment.id])
  expect(await findMoneyMoves(ctx.db, [], all)).toEqual({ moves: [], count: 0 })
  expect(await findMoneyMove(ctx.db, 'refund', failed?.id ?? '')).toBeUndefined()
  expect(await findMoneyMove(ctx.db, 'refund', payment.id)).toBeUndefined()
})
