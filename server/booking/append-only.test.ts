import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay } from '#server/testing/bookings.ts'
import { withGuardOfMoves, withoutGuardOfMoves } from '#server/testing/guard-of-moves.ts'
import { signIn } from '#server/testing/scene.ts'
import { findByReference } from './bookings.store.ts'
import { bookingPersonalData } from './personal-data.ts'

const annai = shareTestAnnai({ demo: true })

const movesOf = (id: string) =>
  annai().ctx.db.selectFrom('booking_moves').selectAll().where('booking_id', '=', id).orderBy('number').execute()

async function paidBooking(day: string): Promise<string> {
  const { booking } = await bookAndPay(annai(), { day })
  return (await findByReference(annai().ctx.db, booking.reference))?.id ?? ''
}

test('moves of a booking cannot be changed, taken away or emptied, also not with the booking', async () => {
  const { pool } = annai().database
  const id = await paidBooking('2027-05-11')
  const before = await movesOf(id)
  expect(before.length).toBeGreaterThan(1)
  for (const change of [
    "UPDATE booking_moves SET to_state = 'cancelled'",
    'UPDATE booking_moves SET from_state = NULL WHERE number > 1',
    "UPDATE booking_moves SET actor = 'clock'",
    "UPDATE booking_moves SET reason = 'nothing happened'",
    // The words of an erasure, of a booking that was not erased.
    "UPDATE booking_moves SET reason = 'Decided by the office'",
    'UPDATE booking_moves SET number = number + 100',
    "UPDATE booking_moves SET at = at - interval '1 day'",
    'DELETE FROM booking_moves',
    'TRUNCATE booking_moves',
    'TRUNCATE bookings CASCADE',
    `DELETE FROM bookings WHERE id = '${id}'`,
  ])
    await expect(pool.query(change), change).rejects.toThrow('append-only')
  expect(await movesOf(id)).toEqual(before)
  // The control: without the guard the first of them goes through.
  await annai()
    .ctx.db.transaction()
    .execute(async (db) => {
      await withoutGuardOfMoves(db)
      await sql`UPDATE booking_moves SET to_state = 'cancelled' WHERE booking_id = ${id}`.execute(db)
      await sql`UPDATE booking_moves SET to_state = ${before[0]?.to_state} WHERE booking_id = ${id}`.execute(db)
      await withGuardOfMoves(db)
    })
})

test('of an erased booking the words that somebody typed go, and what happened stays', async () => {
  const { ctx, database } = annai()
  const id = await paidBooking('2027-05-12')
  const { userId } = await signIn(annai(), 'admin')
  await sql`INSERT INTO booking_moves SELECT booking_id, 50, 'confirmed', 'cancelled', ${userId}, 'Mrs Marsh fell ill',
    now() FROM booking_moves WHERE booking_id = ${id} AND number = 1`.execute(ctx.db)
  const before = await movesOf(id)
  await ctx.db
    .transaction()
    .execute((db) => bookingPersonalData.erase(db, { person: null, bookingIds: [id] }, ctx.clock.now()))
  const after = await movesOf(id)
  expect(after.at(-1)?.reason).toBe('Decided by the office')
  expect(after.map(({ reason: _, ...move }) => move)).toEqual(before.map(({ reason: _, ...move }) => move))
  // Also then it takes those words alone.
  const other = `UPDATE booking_moves SET reason = 'another' WHERE booking_id = '${id}'`
  await expect(database.pool.query(other)).rejects.toThrow('append-only')
})

test('the trail keeps which version a change led to', async () => {
  const { pool } = annai().database
  const { rows } = await pool.query(
    "INSERT INTO change_trail (object_kind, object_id, deed, version, at) VALUES ('car', 'one', 'painted it', 3, now()) RETURNING id",
  )
  for (const change of ['version = 4', 'version = NULL', "deed = 'washed it'"])
    await expect(pool.query(`UPDATE change_trail SET ${change} WHERE id = $1`, [rows[0].id]), change).rejects.toThrow(
      'append-only',
    )
})
