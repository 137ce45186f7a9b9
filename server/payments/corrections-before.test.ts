import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { addBookingBeforeOrders } from '#server/testing/bookings-before-orders.ts'
import { createEmptyDatabase } from '#server/testing/database.ts'
import { brokenEarnings } from '#server/testing/promises-of-earnings.ts'
import { balanceOf } from './index.ts'
import { openMoney } from './money.fixture.ts'

const at = new Date('2026-11-10T03:00:00Z')

/** As it was written when the ledger did not tell a correction from a refund. */
async function addOldMoney(db: Database, bookingId: string, backYen: number, isCorrection: boolean) {
  const [paymentId, refundId] = [randomUUID(), randomUUID()]
  await sql`INSERT INTO payments (id, booking_id, gateway, gateway_id, amount_yen, state, refunded_yen, receipt_number,
      created_at, paid_at, taken_how)
    VALUES (${paymentId}, ${bookingId}, 'cash', ${paymentId}, 50000, 'succeeded', ${backYen}, 1, ${at}, ${at}, 'cash')`.execute(
    db,
  )
  await sql`INSERT INTO refunds (id, payment_id, booking_id, amount_yen, reason, state, note_number, created_at, is_correction)
    VALUES (${refundId}, ${paymentId}, ${bookingId}, ${backYen}, 'Any', 'done', 1, ${at}, ${isCorrection})`.execute(db)
  for (const [id, yen] of [
    [paymentId, 50_000],
    [refundId, -backYen],
  ])
    await sql`INSERT INTO ledger_lines (entry_id, number, booking_id, account, amount_yen, memo, at)
      SELECT ${id}::uuid, number, ${bookingId}::uuid, account, ${yen}::integer * sign, 'Any', ${at}::timestamptz
      FROM (VALUES (1, 'gateway', 1), (2, 'guest', -1)) AS sides (number, account, sign)`.execute(db)
}

const received = async (db: Database) =>
  (
    await sql<{ paid: number; back: number }>`SELECT sum(paid_yen)::int AS paid, sum(given_back_yen)::int AS back FROM (
      SELECT paid_yen, given_back_yen FROM earnings_news
      UNION ALL SELECT paid_yen, given_back_yen FROM earnings_sums WHERE unit = 'day' AND parts = 'whole') AS told`.execute(
      db,
    )
  ).rows[0]

test('what was corrected before counts as never received, and what was refunded before stays a refund', async () => {
  const database = await createEmptyDatabase()
  const migrations = await readMigrations()
  const first = migrations.findIndex(({ name }) => name.endsWith('_corrections.sql'))
  await migrate(database.url, migrations.slice(0, first))
  const { db } = (await openMoney(database)).ctx
  const [corrected, refunded] = [await addBookingBeforeOrders(db), await addBookingBeforeOrders(db)]
  await addOldMoney(db, corrected, 50_000, true)
  await addOldMoney(db, refunded, 8_000, false)
  expect(await received(db)).toEqual({ paid: 100_000, back: 58_000 })

  await migrate(database.url, migrations)
  expect(await received(db)).toEqual({ paid: 50_000, back: 8_000 })
  expect(await brokenEarnings(db)).toEqual([])
  expect(await balanceOf(db, corrected)).toMatchObject({ paidYen: 0, refundedYen: 0, heldYen: 0 })
  expect(await balanceOf(db, refunded)).toMatchObject({ paidYen: 50_000, refundedYen: 8_000, heldYen: 42_000 })
  // And nobody changes it afterwards.
  await expect(sql`UPDATE ledger_lines SET is_correction = true`.execute(db)).rejects.toThrow()
})
