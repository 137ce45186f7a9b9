import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { runBookingModel } from '#server/testing/booking-model.ts'
import { bookAndPay, holdFor } from '#server/testing/bookings.ts'
import { withoutGuardOfMoves } from '#server/testing/guard-of-moves.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays } from '#server/testing/scene.ts'

const operations = Number(process.env.ANNAI_MODEL_OPERATIONS) || 400
const seed = Number(process.env.ANNAI_MODEL_SEED) || 20_261_115

const timeout = 60_000 + operations * 500
test(`${operations} random operations end as the model says, seed ${seed}`, { timeout }, async () => {
  const report = await runBookingModel(await startTestAnnai({ demo: true }), { operations, seed })
  // A run that only ever heard "no" would prove nothing.
  const done = ['hold', 'extend', 'pay', 'answer the bank', 'cancel', 'reschedule', 'the office moves']
  for (const name of done) expect(report.answers[`${name}: 200`], name).toBeGreaterThan(0)
  expect(Object.keys(report.answers).filter((answer) => answer.endsWith('sold-out'))).not.toEqual([])
})

test('the model notices a guest who is charged more than the difference, and names the seed', async () => {
  const annai = await startTestAnnai({ demo: true })
  // A hundred yen more than the difference, every time.
  await sql`CREATE FUNCTION charge_more() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.quote_id IS NOT NULL THEN
      NEW.amount_yen = NEW.amount_yen + 100;
      NEW.charge_yen = NEW.charge_yen + 100;
    END IF; RETURN NEW; END $$`.execute(annai.ctx.db)
  await sql`CREATE TRIGGER charge_more BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION charge_more()`.execute(
    annai.ctx.db,
  )
  await expect(runBookingModel(annai, { operations: 400, seed: 6 })).rejects.toThrow(
    /^Seed 6, operation \d+ of 400, reschedule/,
  )
})

const shared = shareTestAnnai({ demo: true })
const ownDay = ownDays()

/** Breaks something behind the engine's back, in a transaction that is undone. */
async function brokenAfter({ ctx }: TestAnnai, breakIt: (db: TestAnnai['ctx']['db']) => Promise<unknown>) {
  const undo = new Error('undone')
  let broken: string[] = []
  await ctx.db
    .transaction()
    .execute(async (db) => {
      await breakIt(db)
      broken = await brokenPromises({ ctx: { db, clock: ctx.clock } })
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return broken.join('\n')
}

test('no promise is called kept that is not', async () => {
  const annai = shared()
  const day = ownDay()
  const [{ booking }, held] = [await bookAndPay(annai, { day }), await holdFor(annai, { day })]
  expect(await brokenPromises(annai)).toEqual([])
  const of = (reference: string) => sql`(SELECT id FROM bookings WHERE reference = ${reference})`
  const one = of(booking.reference)
  const cases: [found: string, change: ReturnType<typeof sql>][] = [
    ['do not end where it stands', sql`UPDATE bookings SET state = 'redeemed' WHERE id = ${one}`],
    ['paid is not its payments', sql`UPDATE payments SET state = 'declined' WHERE booking_id = ${one}`],
    ['not what the ledger says', sql`UPDATE payments SET amount_yen = amount_yen - 1 WHERE booking_id = ${one}`],
    ['are not its own', sql`UPDATE payments SET refunded_yen = 1 WHERE booking_id = ${one}`],
    ['or do not come to it', sql`UPDATE payments SET charge_yen = charge_yen + 1 WHERE booking_id = ${one}`],
    ['has no such items', sql`UPDATE bookings SET item_number = 3 WHERE id = ${one}`],
    [
      'half a crew',
      sql`UPDATE assignments SET live = false WHERE ctid = (SELECT min(ctid) FROM assignments WHERE booking_id = ${one})`,
    ],
    ['with 0 crews', sql`UPDATE assignments SET live = false WHERE booking_id = ${of(held.booking.reference)}`],
    ['with 0 crews', sql`UPDATE assignments SET expires_at = NULL WHERE booking_id = ${of(held.booking.reference)}`],
    ['and has a crew', sql`UPDATE bookings SET state = 'cancelled' WHERE id = ${one}`],
    [
      'keeps 1 other hours',
      sql`INSERT INTO assignments SELECT booking_id, resource_id, 9, live, now(), starts_at, ends_at, during,
      from_area, to_area, driving_minutes FROM assignments WHERE booking_id = ${one}`,
    ],
    [
      'is not-working with',
      sql`UPDATE assignments SET ends_at = starts_at + interval '20 hours' WHERE booking_id = ${one}`,
    ],
  ]
  for (const [found, change] of cases)
    expect(await brokenAfter(annai, (db) => change.execute(db)), found).toContain(found)
  // A way that no booking goes, which the database alone would refuse: its guard is taken away first.
  const astray = await brokenAfter(annai, async (db) => {
    await withoutGuardOfMoves(db)
    await sql`UPDATE booking_moves SET from_state = 'pending' WHERE booking_id = ${one} AND number = 2`.execute(db)
  })
  expect(astray).toContain('no such move')
  // Two guests in one car, which the database alone would refuse: the constraint is taken away first.
  const twice = await brokenAfter(annai, async (db) => {
    await sql`ALTER TABLE assignments DROP CONSTRAINT never_two_guests_in_one_car`.execute(db)
    await sql`UPDATE assignments SET resource_id = (SELECT resource_id FROM assignments JOIN vehicles USING (resource_id)
      WHERE booking_id = ${one}) WHERE booking_id = ${of(held.booking.reference)}
      AND resource_id IN (SELECT resource_id FROM vehicles)`.execute(db)
  })
  expect(twice).toContain('at once')
  expect(await brokenPromises(annai)).toEqual([])
})
