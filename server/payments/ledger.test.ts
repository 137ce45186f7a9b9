import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { balanceOf, ledgerSum, recordCapture, recordRefund } from './ledger.store.ts'
import { addBooking, openMoney } from './money.fixture.ts'

const at = new Date('2026-11-15T01:30:00Z')

test('what came in and what went back are read from the ledger, which sums to zero', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const [bookingId, other] = [await addBooking(ctx.db), await addBooking(ctx.db)]
  const entry = (amountYen: number) => ({ entryId: randomUUID(), bookingId, amountYen, memo: 'A test', at })
  expect(await balanceOf(ctx.db, bookingId)).toEqual({ paidYen: 0, refundedYen: 0, heldYen: 0, giftYen: 0 })
  await recordCapture(ctx.db, entry(88_000))
  await recordCapture(ctx.db, entry(12_000))
  await recordRefund(ctx.db, entry(30_000))
  expect(await balanceOf(ctx.db, bookingId)).toEqual({
    paidYen: 100_000,
    refundedYen: 30_000,
    heldYen: 70_000,
    giftYen: 0,
  })
  expect(await balanceOf(ctx.db, other)).toEqual({ paidYen: 0, refundedYen: 0, heldYen: 0, giftYen: 0 })
  expect(await ledgerSum(ctx.db)).toBe(0)
})

test('the ledger refuses an entry that does not sum to zero, a change, a removal, and the same entry twice', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  const entry = { entryId: randomUUID(), bookingId, amountYen: 5_000, memo: 'A test', at }
  await recordCapture(ctx.db, entry)
  await expect(recordCapture(ctx.db, entry)).rejects.toThrow('ledger_lines_pkey')

  const line = { booking_id: bookingId, account: 'gateway', amount_yen: 1, memo: 'From nowhere', at }
  const oneSided = ctx.db.insertInto('ledger_lines').values({ ...line, entry_id: randomUUID(), number: 1 })
  await expect(oneSided.execute()).rejects.toThrow('does not sum to zero')
  const later = ctx.db.insertInto('ledger_lines').values({ ...line, entry_id: entry.entryId, number: 3 })
  await expect(later.execute()).rejects.toThrow('does not sum to zero')

  await expect(ctx.db.updateTable('ledger_lines').set({ amount_yen: 1 }).execute()).rejects.toThrow()
  await expect(ctx.db.deleteFrom('ledger_lines').execute()).rejects.toThrow()
  expect(await balanceOf(ctx.db, bookingId)).toEqual({ paidYen: 5_000, refundedYen: 0, heldYen: 5_000, giftYen: 0 })
})
