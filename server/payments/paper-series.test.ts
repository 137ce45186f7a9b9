import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { askRefund, findMoneyMoves } from './index.ts'
import { addBooking, openMoney, pay, testToken } from './money.fixture.ts'
import { findPaperSeries, savePaperSeries } from './paper-series.store.ts'
import { addRefund } from './refunds.store.ts'

const receipts = { prefix: 'R', withYear: true, digits: 5, next: 1 }
const notes = { prefix: 'C', withYear: false, digits: 3, next: 41 }
const year = 2026

async function open() {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookings = await Promise.all(Array.from({ length: 8 }, () => addBooking(ctx.db)))
  const give = (bookingId: string, amountYen: number, fails = false) =>
    ctx.db.transaction().execute(async (tx) => {
      await askRefund(tx, { bookingId, amountYen, reason: 'A test', at: ctx.clock.now() })
      if (fails) throw new Error('Taken back.')
    })
  return { ctx, bookings, give }
}

const papersOf = async (db: Database, bookings: readonly string[], kind: 'payment' | 'refund' = 'payment') => {
  const { moves } = await findMoneyMoves(db, bookings, { most: 200, skip: 0 })
  return moves.flatMap((move) => (move.kind === kind ? [move.paperNumber] : [])).sort()
}

const firstOf = (count: number) => Array.from({ length: count }, (_, at) => `R-2026-${String(at + 1).padStart(5, '0')}`)

test('money that comes at the same time for many bookings is numbered without a gap, and none twice', async () => {
  const { ctx, bookings } = await open()
  await savePaperSeries(ctx.db, { payment: receipts, refund: null }, year)
  const paid = await Promise.all(
    [...bookings, ...bookings, ...bookings].map((id) => pay(ctx, id, 1_000, testToken('success'))),
  )
  expect(paid.every(({ outcome }) => outcome.state === 'succeeded')).toBe(true)
  expect(await papersOf(ctx.db, bookings)).toEqual(firstOf(24))
  expect((await findPaperSeries(ctx.db, year)).payment?.next).toBe(25)
})

test('money that is refused or taken back with its transaction leaves no gap', async () => {
  const { ctx, bookings, give } = await open()
  const [one = '', other = ''] = bookings
  await savePaperSeries(ctx.db, { payment: receipts, refund: notes }, year)
  await pay(ctx, one, 5_000, testToken('success'))
  await pay(ctx, one, 5_000, testToken('declined'))
  await pay(ctx, other, 5_000, testToken('success'))
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 6 }, (_, nth) => give(one, 100, nth % 2 === 0)),
    ...Array.from({ length: 6 }, (_, nth) => give(other, 100, nth % 2 === 0)),
  ])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(6)
  expect(await papersOf(ctx.db, bookings)).toEqual(firstOf(2))
  expect(await papersOf(ctx.db, bookings, 'refund')).toEqual(['C-041', 'C-042', 'C-043', 'C-044', 'C-045', 'C-046'])
})

/** The control: the same numbers drawn from a sequence, as they would be taken without thinking. */
test('drawn from a sequence, what is taken back leaves a gap', async () => {
  const { ctx, bookings, give } = await open()
  const [one = ''] = bookings
  await savePaperSeries(ctx.db, { payment: receipts, refund: notes }, year)
  await sql`CREATE SEQUENCE numbers`.execute(ctx.db)
  await sql`CREATE OR REPLACE FUNCTION give_paper_number() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_ARGV[0] = 'refund' THEN
        UPDATE refunds SET paper_number = 'C-' || nextval('numbers') WHERE id = NEW.id;
      END IF;
      RETURN NULL;
    END $$`.execute(ctx.db)
  // Drawn as soon as the row is there, since what fails never comes to its commit.
  await sql`DROP TRIGGER refunds_take_a_number ON refunds`.execute(ctx.db)
  await sql`CREATE TRIGGER refunds_take_a_number AFTER INSERT ON refunds FOR EACH ROW
    EXECUTE FUNCTION give_paper_number('refund')`.execute(ctx.db)
  await pay(ctx, one, 5_000, testToken('success'))
  for (const fails of [false, true, false]) await give(one, 100, fails).catch(() => {})
  expect(await papersOf(ctx.db, [one], 'refund')).toEqual(['C-1', 'C-3'])
})

/** The control: without their turns, two who commit at once read the same next number. */
test('without turns two commits take one number, and the second is refused', async () => {
  const { ctx, bookings } = await open()
  const [one = '', other = ''] = bookings
  await savePaperSeries(ctx.db, { payment: null, refund: notes }, year)
  for (const id of [one, other]) await pay(ctx, id, 5_000, testToken('success'))
  const source = await sql<{ text: string }>`SELECT pg_get_functiondef('give_paper_number'::regproc) AS text`.execute(
    ctx.db,
  )
  const text = source.rows[0]?.text ?? ''
  const turn = /PERFORM pg_advisory_xact_lock\([^;]*\);/
  expect(text).toMatch(turn)
  // Both wait for each other once they have read, where their turns stood.
  const both = 'PERFORM meet();'
  const meeting = text.replace('UPDATE paper_series', `${both} UPDATE paper_series`)
  await sql`CREATE TABLE there (pid integer)`.execute(ctx.db)
  await sql`CREATE FUNCTION meet() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_lock_shared(7);
      WHILE (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7 AND mode = 'ShareLock'
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) < 2 LOOP
        EXIT WHEN clock_timestamp() > transaction_timestamp() + interval '2 seconds';
      END LOOP;
    END $$`.execute(ctx.db)
  await sql.raw(meeting.replace(turn, '')).execute(ctx.db)
  const { moves } = await findMoneyMoves(ctx.db, [one, other], { most: 2, skip: 0 })
  const without = await Promise.allSettled(
    moves.map(({ id, bookingId }) =>
      addRefund(ctx.db, { paymentId: id, bookingId, amountYen: 1, reason: 'A test', createdAt: ctx.clock.now() }),
    ),
  )
  expect(without.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('without a series papers are numbered within their booking, and what had a number keeps it when one is set', async () => {
  const { ctx, bookings } = await open()
  const [one = ''] = bookings
  await pay(ctx, one, 1_000, testToken('success'))
  expect(await papersOf(ctx.db, [one])).toEqual([null])
  await savePaperSeries(ctx.db, { payment: receipts, refund: null }, year)
  await pay(ctx, one, 1_000, testToken('success'))
  expect(await papersOf(ctx.db, [one])).toEqual(['R-2026-00001', null])
})

test('a number that is taken is passed over: money never fails for its paper', async () => {
  const { ctx, bookings } = await open()
  const [one = ''] = bookings
  await savePaperSeries(ctx.db, { payment: { ...receipts, prefix: 'R-2026', withYear: false }, refund: null }, year)
  await pay(ctx, one, 1_000, testToken('success'))
  await savePaperSeries(ctx.db, { payment: receipts, refund: null }, year)
  await pay(ctx, one, 1_000, testToken('success'))
  expect(await papersOf(ctx.db, [one])).toEqual(firstOf(2))
})

test('each year begins with 1 where the year stands in the number, and does not go back', async () => {
  const { ctx, bookings } = await open()
  const [one = ''] = bookings
  await savePaperSeries(ctx.db, { payment: { ...receipts, next: 88 }, refund: null }, 2025)
  await pay(ctx, one, 1_000, testToken('success'))
  expect(await papersOf(ctx.db, [one])).toEqual(['R-2026-00001'])
  expect((await findPaperSeries(ctx.db, 2027)).payment?.next).toBe(1)
  // Of money that is told late the year is the one in which we are.
  await savePaperSeries(ctx.db, { payment: { ...receipts, next: 5 }, refund: null }, 2027)
  await pay(ctx, one, 1_000, testToken('success'))
  expect(await papersOf(ctx.db, [one])).toEqual(['R-2026-00001', 'R-2027-00005'])
})
