import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { noYen, type YenByTax } from '#core/tax.ts'
import type { Database } from '#server/platform/database.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { createEmptyDatabase } from '#server/testing/database.ts'
import { brokenEarnings } from '#server/testing/promises-of-earnings.ts'
import { brokenTax } from '#server/testing/promises-of-tax.ts'
import { addPastMoney, findMoneyMoves, type PastPayment } from './index.ts'
import { addBooking, openMoney } from './money.fixture.ts'

const days = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T03:00:00Z`)

interface Before {
  state: string
  cancelledAt?: Date
  back?: { yen: number; at: Date }
}

/** As the release before wrote it down: 50,000 paid on the first, and what went back of it. */
async function addOld(db: Database, { state, cancelledAt, back }: Before): Promise<string> {
  const bookingId = await addBooking(db)
  await db.updateTable('bookings').set({ state, held_until: null }).where('id', '=', bookingId).execute()
  if (cancelledAt)
    await db
      .insertInto('booking_moves')
      .values({
        ...{ booking_id: bookingId, number: 1, from_state: 'confirmed', to_state: 'cancelled' },
        ...{ actor: 'guest', reason: 'Any', at: cancelledAt },
      })
      .execute()
  const [id, refundId] = [randomUUID(), randomUUID()]
  const payment: PastPayment = {
    ...{ id, bookingId, gatewayId: id, amountYen: 50_000, card: { brand: 'visa', last4: '4242' }, paidAt: days(1) },
    refund: back ? { id: refundId, gatewayId: refundId, amountYen: back.yen, reason: 'Any', at: back.at } : null,
  }
  await addPastMoney(db, [payment])
  return bookingId
}

test('what was kept of bookings that were called off is outside the tax since their cancelling, and all other stays', async () => {
  const database = await createEmptyDatabase()
  const migrations = await readMigrations()
  const first = migrations.findIndex(({ name }) => name.endsWith('_tax_by_line.sql'))
  await migrate(database.url, migrations.slice(0, first))
  const { db } = (await openMoney(database)).ctx
  const stands = await addOld(db, { state: 'confirmed' })
  const noShow = await addOld(db, { state: 'no_show' })
  const allBack = await addOld(db, { state: 'cancelled', cancelledAt: days(5), back: { yen: 50_000, at: days(5) } })
  const half = await addOld(db, { state: 'cancelled', cancelledAt: days(5), back: { yen: 25_000, at: days(5) } })
  const later = await addOld(db, { state: 'cancelled', cancelledAt: days(5), back: { yen: 10_000, at: days(9) } })

  await migrate(database.url, migrations)
  const paper = async (id: string) =>
    (await findMoneyMoves(db, [id], { most: 9, skip: 0 })).moves.map(({ kind, byTax }): [string, YenByTax] => [
      kind,
      byTax,
    ])
  const standard = (yen: number) => ({ ...noYen, standard: yen })
  expect(await paper(stands)).toEqual([['payment', standard(50_000)]])
  expect(await paper(noShow)).toEqual([['payment', standard(50_000)]])
  expect(await paper(allBack)).toEqual([
    ['refund', standard(50_000)],
    ['payment', standard(50_000)],
  ])
  expect(await paper(half)).toEqual([
    ['refund', standard(25_000)],
    ['payment', { ...standard(25_000), kept: 25_000 }],
  ])
  expect(await paper(later)).toEqual([
    ['refund', { ...noYen, kept: 10_000 }],
    ['payment', { ...noYen, kept: 50_000 }],
  ])
  const rows = await db
    .selectFrom('tax_parts')
    .select(['amount_yen', 'at'])
    .orderBy('at')
    .orderBy('amount_yen')
    .execute()
  expect(rows.map(({ amount_yen, at }) => [amount_yen, at.toISOString().slice(0, 10)])).toEqual([
    [25_000, '2026-11-05'],
    [50_000, '2026-11-05'],
    [-10_000, '2026-11-09'],
  ])
  expect(await brokenTax(db)).toEqual([])
  expect(await brokenEarnings(db)).toEqual([])
})

test('the rates that held get their reduced one: none of its own before October 2019, and never above the standard one', async () => {
  const database = await createEmptyDatabase()
  const migrations = await readMigrations()
  const first = migrations.findIndex(({ name }) => name.endsWith('_tax_by_line.sql'))
  await migrate(database.url, migrations.slice(0, first))
  const { db } = (await openMoney(database)).ctx
  await db
    .insertInto('tax_rates')
    .values([
      { from_day: '2027-04-01', percent: 12 },
      { from_day: '2028-04-01', percent: 5 },
    ] as never)
    .execute()
  await migrate(database.url, migrations)
  const rates = await db.selectFrom('tax_rates').selectAll().orderBy('from_day').execute()
  expect(rates.map(({ percent, reduced_percent }) => [percent, reduced_percent])).toEqual([
    [8, 8],
    [10, 8],
    [12, 8],
    [5, 5],
  ])
})
