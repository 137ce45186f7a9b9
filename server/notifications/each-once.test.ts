import { expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { hearOfCharge } from '#server/booking/index.ts'
import { paymentsOf, settleCharge } from '#server/payments/index.ts'
import { addJob } from '#server/platform/jobs.ts'
import { holdFor, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'

const { shared, deliver, rowOf } = shareMailing()
const ownDay = ownDays()

test('who extends the hold is told five minutes before its new end, once, and nobody is told after the end', async () => {
  const annai = shared()
  const held = await holdFor(annai, { day: ownDay() })
  const ended = await holdFor(annai, { day: ownDay() })
  const extended = await post(annai, pathOf(held, 'extend'), { token: held.token })
  annai.clock.advance(16 * 60_000)
  expect(await deliver(held, ended)).toEqual({ letters: [], failures: [] })
  annai.clock.advance(9 * 60_000 - 1)
  expect((await deliver(held, ended)).letters).toEqual([])
  annai.clock.advance(1)
  const { letters } = await deliver(held, ended)
  const until = extended.body.heldUntil.slice(11, 16)
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining(`held until ${until}`)])
  expect(letters[0]?.subject).toContain(held.booking.reference)
  annai.clock.advance(4 * 60_000)
  expect((await deliver(held, ended)).letters).toEqual([])
})

test('who was told of the hold and extends it then is not told again', async () => {
  const annai = shared()
  const held = await holdFor(annai, { day: ownDay() })
  annai.clock.advance(10 * 60_000)
  expect((await deliver(held)).letters).toHaveLength(1)
  expect((await post(annai, pathOf(held, 'extend'), { token: held.token })).status).toBe(200)
  annai.clock.advance(16 * 60_000)
  expect(await deliver(held)).toEqual({ letters: [], failures: [] })
})

test('money that comes too often goes back each time, and each time is told once', async () => {
  const annai = shared()
  const held = await holdFor(annai, { day: ownDay() })
  // Two banks that take their time, and a third card that does not.
  for (const card of ['stepUp', 'stepUp', 'good'] as const) await pay(annai, held, card)
  await deliver(held)
  const { id, version } = await rowOf(held)
  // Both were given up once the third had paid; their money comes all the same.
  for (const { chargeId, state } of await paymentsOf(annai.ctx.db, id))
    if (state === 'abandoned')
      await annai.ctx.db.transaction().execute(async (db) => {
        expect(await settleCharge(db, chargeId, { state: 'succeeded' }, annai.clock.now())).toBe(true)
        await hearOfCharge(annai.ctx, db, { chargeId, state: 'succeeded' })
      })
  // Both fall into one version of the booking.
  expect((await rowOf(held)).version).toBe(version)
  const { letters } = await deliver(held)
  const told = `${formatYen(held.booking.totalYen)} goes back to you (${held.booking.reference})`
  expect(letters.map(({ subject }) => subject)).toEqual([told, told])
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(2)
  // The same news once more are old news.
  const refunds = await annai.ctx.db.selectFrom('refunds').select('id').where('booking_id', '=', id).execute()
  expect(refunds).toHaveLength(2)
  for (const refund of refunds) {
    const news = { bookingId: id, occasion: 'refunded', version, refundIds: [refund.id] }
    await addJob(annai.ctx.db, 'notifications.tell', news)
  }
  expect(await deliver(held)).toEqual({ letters: [], failures: [] })
})

test.each([
  // A name of plain letters needs nothing of the server: the domain goes as every server knows it.
  ['zoe@例え.jp', 'zoe@xn--r8jz45g.jp'],
  ['jörg@exämple.de', 'jörg@exämple.de'],
  ['用户@例え.jp', '用户@例え.jp'],
])('a guest with the address %s gets the mail', async (email, onTheWire) => {
  const annai = shared()
  const quote = await quoteFor(annai, { day: ownDay() })
  const { body: held } = await post(annai, '/bookings', { quoteId: quote.id, leadName: 'Jörg', email })
  await pay(annai, held)
  const { letters, failures } = await deliver(held)
  expect(failures).toEqual([])
  expect(letters.map(({ recipients }) => recipients)).toEqual([[email]])
  expect(letters[0]?.raw).toMatch(new RegExp(`^To: ${onTheWire}\\r$`, 'm'))
  expect(letters[0]?.subject).toMatch(/^Arranged: /)
})
