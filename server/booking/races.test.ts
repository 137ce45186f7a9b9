import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, guest, type HeldBooking, holdFor, quoteFor } from '#server/testing/bookings.ts'
import { withGuardOfMoves, withoutGuardOfMoves } from '#server/testing/guard-of-moves.ts'
import { findLost } from '../../soak/acknowledged.ts'
import { audit } from '../../soak/audit.ts'
import { bodyOf, send } from '../../soak/clients.ts'
import { countDeadlocks } from '../../soak/locks.ts'
import { testRaces } from '../../soak/races.ts'

testRaces({
  lastCar: { attempts: 200, clients: 32 },
  control: { attempts: 48, clients: 32 },
  posts: 50,
  wholeDay: { tours: 70, journeys: 20, orders: 30, clients: 24 },
  threeAtOnce: { rounds: 2, bookings: 8 },
})

/** Each breaks one thing that the races promise; the audit must name it. */
const faults: [name: string, damage: (reference: string) => RawBuilder<unknown>, named: RegExp][] = [
  [
    'a move that is not in the graph',
    (reference) => sql`UPDATE booking_moves SET to_state = 'rejected' WHERE number = 1
      AND booking_id = (SELECT id FROM bookings WHERE reference = ${reference})`,
    /moved from null to rejected, which is no way/,
  ],
  [
    'a state that no move led to',
    (reference) => sql`UPDATE bookings SET state = 'pending' WHERE reference = ${reference}`,
    /has moved to on_hold in 1 of 1 moves/,
  ],
  [
    'a crew kept by a booking that keeps none',
    (reference) => sql`WITH moved AS (INSERT INTO booking_moves SELECT id, 2, 'on_hold', 'expired', 'clock', '', now()
        FROM bookings WHERE reference = ${reference})
      UPDATE bookings SET state = 'expired', version = 2 WHERE reference = ${reference}`,
    /\(expired\) still keeps a crew/,
  ],
  [
    'a hold without its car',
    (reference) => sql`UPDATE assignments SET live = false WHERE resource_id IN (SELECT resource_id FROM vehicles)
      AND booking_id = (SELECT id FROM bookings WHERE reference = ${reference})`,
    /should have one vehicle, and has 0/,
  ],
  [
    'money that came from nowhere',
    (reference) => sql`INSERT INTO ledger_lines
      SELECT gen_random_uuid(), 1, id, 'gateway', 500, '', now() FROM bookings WHERE reference = ${reference}`,
    /The ledger does not sum to zero/,
  ],
  [
    'a ledger that knows of no payment',
    (reference) => sql`INSERT INTO ledger_lines
      SELECT gen_random_uuid(), 1, id, 'gateway', 500, '', now() FROM bookings WHERE reference = ${reference}`,
    /has a ledger of 500 and 0 yen, and payments of 0 and 0/,
  ],
  [
    'money kept for nothing',
    (reference) => sql`INSERT INTO ledger_lines
      SELECT gen_random_uuid(), 1, id, 'gateway', 500, '', now() FROM bookings WHERE reference = ${reference}`,
    /\(on_hold\) keeps 500 yen for nothing/,
  ],
  [
    'a day that was paid for in part',
    () => sql`UPDATE bookings SET total_yen = 1000000 WHERE state = 'confirmed'`,
    /\(confirmed\) keeps \d+ yen for a day of 1000000/,
  ],
  [
    'more given back than was paid',
    (reference) => sql`INSERT INTO ledger_lines
      SELECT gen_random_uuid(), 1, id, 'gateway', -500, '', now() FROM bookings WHERE reference = ${reference}`,
    /was given back 500 of 0 yen/,
  ],
]

let held = ''
let url = ''
const annai = shareTestAnnai({ demo: true }, async (annai) => {
  url = await annai.app.listen({ port: 0, host: '127.0.0.1' })
  await bookAndPay(annai, { day: '2026-12-11' })
  held = (await holdFor(annai)).booking.reference
})

test('what the races are judged by finds nothing where all is well', async () => {
  expect(await audit(annai().ctx.db, annai().clock.now())).toEqual([])
})

test.each(faults)('what the races are judged by finds %s', async (_, damage, named) => {
  const undone = new Error('Enough seen.')
  const found = annai()
    .ctx.db.transaction()
    .execute(async (db) => {
      // The database's own guards would not let it happen.
      await sql`SET LOCAL session_replication_role = replica`.execute(db)
      await damage(held).execute(db)
      expect((await audit(db, annai().clock.now())).join('\n')).toMatch(named)
      throw undone
    })
  await expect(found).rejects.toBe(undone)
})

test('what the crashes are judged by finds a booking that is lost or not as it was acknowledged', async () => {
  const { id: quoteId } = await quoteFor(annai(), { day: '2026-12-16' })
  const [key, body] = ['races-lost-0001', { quoteId, ...guest }]
  const answer = await send(url, '/bookings', body, key)
  const acknowledged = { ...bodyOf<HeldBooking>(answer), key, body, text: answer.text, isPaid: false }
  expect(await findLost(url, [acknowledged])).toEqual([])
  expect(await findLost(url, [{ ...acknowledged, isPaid: true }])).toEqual([
    expect.stringContaining('was paid, and is on_hold with 0 yen'),
  ])
  expect(await findLost(url, [{ ...acknowledged, text: '' }])).toEqual([expect.stringContaining('now answers')])
  await annai()
    .ctx.db.transaction()
    .execute(async (db) => {
      // The database would not let it happen: its moves stay, and so does the booking.
      await withoutGuardOfMoves(db)
      await db.deleteFrom('bookings').where('quote_id', '=', quoteId).execute()
      await withGuardOfMoves(db)
    })
  expect(await findLost(url, [acknowledged])).toEqual([expect.stringContaining('is lost')])
})

test('a deadlock is counted', async () => {
  const { pool } = annai().database
  const before = await countDeadlocks(pool)
  const [one, other] = [await pool.connect(), await pool.connect()]
  for (const [client, lock] of [
    [one, 1],
    [other, 2],
  ] as const) {
    await client.query("BEGIN; SET LOCAL deadlock_timeout = '20ms'")
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
  }
  await Promise.allSettled([
    one.query('SELECT pg_advisory_xact_lock(2)').finally(() => one.query('ROLLBACK')),
    other.query('SELECT pg_advisory_xact_lock(1)').finally(() => other.query('ROLLBACK')),
  ])
  one.release()
  other.release()
  expect(await countDeadlocks(pool)).toBe(before + 1)
})
