import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { BookingState } from '#contract/booking.ts'
import { openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/log.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { addBookingBeforeOrders } from '#server/testing/bookings-before-orders.ts'
import { createEmptyDatabase } from '#server/testing/database.ts'
import { isCalled } from './index.ts'

/** A database as the release before orders left it, with what is sold in it, and then this release upon it. */
async function updated(fill: (db: ReturnType<typeof openDatabase>['db']) => Promise<void>) {
  const database = await createEmptyDatabase()
  const migrations = await readMigrations()
  const first = migrations.findIndex(({ name }) => name.endsWith('_orders.sql'))
  await migrate(database.url, migrations.slice(0, first))
  const { db, close } = openDatabase(database.url, createLogger('silent'))
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  // To this, a booking is a name.
  for (const column of ['tour_id', 'quote_id', 'vehicle_class'])
    await db.schema.alterTable('bookings').dropConstraint(`bookings_${column}_fkey`).execute()
  await fill(db)
  const before = await db.selectFrom('bookings').select(['id', 'edition', 'version']).orderBy('id').execute()
  await migrate(database.url, migrations)
  // Nothing that a desk or a board would have to look at anew.
  expect(await db.selectFrom('bookings').select(['id', 'edition', 'version']).orderBy('id').execute()).toEqual(before)
  return db
}

test('a booking of before is an order of one, in whatever state it is: its name, its id and no number', async () => {
  const db = await updated(async (db) => {
    for (const state of BookingState.options) await addBookingBeforeOrders(db, { state })
  })
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('orders', 'orders.id', 'bookings.order_id')
    .select(['bookings.id', 'order_id', 'item_number', 'bookings.reference', 'orders.reference as order'])
    .execute()
  expect(rows).toHaveLength(BookingState.options.length)
  for (const row of rows) expect(row).toMatchObject({ order_id: row.id, item_number: 1, order: row.reference })
  expect(await db.selectFrom('reference_aliases').selectAll().execute()).toEqual([])
})

test('a way there and back is an order of two, and each is found by the name on its papers', async () => {
  const journeyId = randomUUID()
  const ids = { there: '', back: '' }
  const db = await updated(async (db) => {
    // The way back was written down first: what counts is which one comes first.
    const back = { reference: 'AN-BACK22', startsAt: new Date('2026-12-09T05:00:00Z') }
    ids.back = await addBookingBeforeOrders(db, { ...back, journeyId, state: 'confirmed' })
    ids.there = await addBookingBeforeOrders(db, { reference: 'AN-THERE2', journeyId, state: 'cancelled' })
  })
  const found = async (reference: string) =>
    db.selectFrom('bookings').select(['id', 'reference', 'order_id']).where(isCalled(reference)).executeTakeFirst()
  const there = { id: ids.there, reference: 'AN-THERE2-1', order_id: journeyId }
  const back = { id: ids.back, reference: 'AN-THERE2-2', order_id: journeyId }
  expect([await found('AN-THERE2'), await found('an-there2-1')]).toEqual([there, there])
  expect([await found('AN-BACK22'), await found('AN-THERE2-2')]).toEqual([back, back])
  expect(await found('AN-THERE2-3')).toBeUndefined()
})
