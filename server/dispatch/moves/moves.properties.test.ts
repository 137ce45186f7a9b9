import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay } from '#server/testing/bookings.ts'
import { brokenDaysFrom } from '#server/testing/broken-days.ts'
import { checkCrewMoves } from '#server/testing/crew-moves.ts'
import { brokenPromises } from '#server/testing/promises.ts'

const annai = shareTestAnnai({ demo: true })
const seed = Number(process.env.ANNAI_MODEL_SEED) || 20_261_116

test(`no sequence of accepted moves breaks anybody's day, seed ${seed}`, { timeout: 120_000 }, async () => {
  const { bookings, answers } = await checkCrewMoves(annai(), { seed, rounds: 2, bookings: 14, moves: 70 })
  // Moves that are all refused, or all accepted, would prove nothing.
  expect(bookings).toBeGreaterThan(15)
  for (const deed of ['give', 'fit', 'swap', 'off', 'fill', 'hour', 'undo', 'sick', 'back'])
    expect(answers[`${deed}: done`], deed).toBeGreaterThan(0)
  expect(answers['give: dispatch.not-possible']).toBeGreaterThan(0)
  expect(answers['swap: dispatch.not-possible']).toBeGreaterThan(0)
  expect(await brokenPromises(annai())).toEqual([])
})

test('what the moves are judged by finds what is wrong', async () => {
  const day = '2027-05-10'
  const { booking } = await bookAndPay(annai(), { day })
  const { ctx } = annai()
  const from = tokyoInstant(day, '00:00')
  expect(await brokenDaysFrom(ctx, from)).toEqual([])
  const own = sql`(SELECT id FROM bookings WHERE reference = ${booking.reference})`
  const isOf = (kind: string) =>
    sql`booking_id = ${own} AND resource_id IN (SELECT id FROM resources WHERE kind = ${kind})`
  const faults: [found: string, damage: RawBuilder<unknown>][] = [
    ['day too long', sql`UPDATE assignments SET ends_at = starts_at + interval '14 hours' WHERE ${isOf('chauffeur')}`],
    ['needs crew', sql`UPDATE assignments SET live = false WHERE ${isOf('guide')}`],
    [
      'without seats',
      sql`UPDATE quotes SET demand = demand || '{"seats": 40}' WHERE booking_id = ${own} OR id = (SELECT quote_id FROM bookings WHERE id = ${own})`,
    ],
    [
      'without the language',
      sql`UPDATE quotes SET demand = demand || '{"guideLanguage": "xx"}' WHERE id = (SELECT quote_id FROM bookings WHERE id = ${own})`,
    ],
    [
      'without licence',
      sql`UPDATE assignments SET resource_id = (SELECT resource_id FROM vehicles WHERE class = 'coaster' LIMIT 1)
        WHERE ${isOf('vehicle')}`,
    ],
    [
      'two places at once',
      sql`WITH twice AS (INSERT INTO assignments SELECT other.id, resource_id, 9, true, NULL, bookings.starts_at,
          bookings.ends_at, 'empty', from_area, to_area, driving_minutes FROM assignments JOIN bookings ON bookings.id = booking_id,
          LATERAL (SELECT id FROM bookings WHERE state = 'confirmed' AND reference <> ${booking.reference} LIMIT 1) AS other
        WHERE ${isOf('guide')} RETURNING booking_id)
        UPDATE bookings SET starts_at = starts_at + interval '5 years', ends_at = ends_at + interval '5 years'
        WHERE id IN (SELECT booking_id FROM twice)`,
    ],
  ]
  for (const [found, damage] of faults) {
    const undone = new Error('Enough seen.')
    const seen = ctx.db.transaction().execute(async (db) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(db)
      await damage.execute(db)
      // The fleet is known; only the rows are other ones now.
      expect((await brokenDaysFrom({ ...ctx, db }, from)).join('; '), found).toContain(found)
      throw undone
    })
    await expect(seen, found).rejects.toBe(undone)
  }
})
