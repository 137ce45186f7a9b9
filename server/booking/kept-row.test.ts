import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { servingLimits } from '#server/platform/database.ts'
import { requestPatienceMs } from '#server/platform/patience.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, post } from '#server/testing/bookings.ts'
import { lockBooking } from './bookings.store.ts'
import { transactWithRetries } from './transact-with-retries.ts'

const annai = shareTestAnnai({ demo: true })

test('a booking that somebody else has locked is waited for twice at most, and then answered as busy', async () => {
  const { booking, token } = await bookAndPay(annai())
  const { id } = await annai()
    .ctx.db.selectFrom('bookings')
    .select('id')
    .where('reference', '=', booking.reference)
    .executeTakeFirstOrThrow()
  const other = new pg.Client(annai().databaseUrl)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('BEGIN')
  await other.query('SELECT id FROM bookings WHERE id = $1 FOR UPDATE', [id])

  let waits = 0
  const waiting = transactWithRetries(annai().ctx, async (db) => {
    waits += 1
    await lockBooking(db, id)
  })
  const cancelling = post(annai(), `/bookings/${booking.reference}/cancel`, { token, refundYen: booking.totalYen })
  await expect(waiting).rejects.toMatchObject({ code: 'platform.busy' })
  expect(waits).toBeLessThanOrEqual(2)
  const { status, body, headers } = await cancelling
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'platform.busy', '1'])

  await other.query('ROLLBACK')
  const again = await post(annai(), `/bookings/${booking.reference}/cancel`, { token, refundYen: booking.totalYen })
  expect(again.status).toBe(200)
})

test('two waits for a lock fit into the patience of a request', () => {
  expect(2 * servingLimits.lockMs).toBeLessThan(requestPatienceMs)
})
