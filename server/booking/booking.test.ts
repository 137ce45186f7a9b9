import { expect, test } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, holdFor, pay, post, quoteFor } from '#server/testing/bookings.ts'

test('a quote becomes a hold, a payment and a confirmed booking with a crew', async () => {
  const annai = await startTestAnnai({ demo: true })
  const quote = await quoteFor(annai)
  expect(quote.lines.reduce((sum, line) => sum + line.amountYen, 0)).toBe(quote.totalYen)
  const held = await holdFor(annai)
  expect(held.booking).toMatchObject({ state: 'on_hold', paidYen: 0, crew: [], heldUntil: '2026-11-15T10:45:00+09:00' })
  const { status, body } = await pay(annai, held)
  expect(status).toBe(200)
  expect(body.booking).toMatchObject({ state: 'confirmed', paidYen: held.booking.totalYen, heldUntil: null })
  expect(body.booking.crew.map((member: { kind: string }) => member.kind)).toEqual(['vehicle', 'chauffeur', 'guide'])
})

test('a booking is read with the token of its link, and by nobody else', async () => {
  const annai = await startTestAnnai({ demo: true })
  const { booking, token } = await bookAndPay(annai)
  expect((await get(annai, `/bookings/${booking.reference}?token=${token}`)).body.state).toBe('confirmed')
  expect((await get(annai, `/bookings/${booking.reference}`)).status).toBe(404)
  expect((await get(annai, `/bookings/${booking.reference}?token=${'x'.repeat(43)}`)).status).toBe(404)
})

test('a month of days says what is free', async () => {
  const annai = await startTestAnnai({ demo: true })
  const { status, body } = await get(annai, '/availability?tour=kamakura-and-the-great-buddha&month=2026-12&guests=3')
  expect(status).toBe(200)
  expect(body.days).toHaveLength(31)
  expect(body.days.filter((day: { free: boolean }) => day.free).length).toBeGreaterThan(20)
})

test('cancelled in time, everything comes back', async () => {
  const annai = await startTestAnnai({ demo: true })
  const { booking, token } = await bookAndPay(annai)
  const refund = await get(annai, `/bookings/${booking.reference}/refund?token=${token}`)
  expect(refund.body).toMatchObject({ refundYen: booking.totalYen, keptYen: 0 })
  const { status, body } = await post(annai, `/bookings/${booking.reference}/cancel`, {
    token,
    refundYen: booking.totalYen,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'cancelled', refundedYen: booking.totalYen })
})

test('another day costs exactly the difference', async () => {
  const annai = await startTestAnnai({ demo: true })
  const { booking, token } = await bookAndPay(annai)
  const change = await post(annai, `/bookings/${booking.reference}/change-quote`, {
    token,
    day: '2026-12-11',
    start: '08:00',
  })
  expect(change.status).toBe(200)
  expect(change.body.differenceYen).toBe(0)
  const moved = await post(annai, `/bookings/${booking.reference}/reschedule`, { token, quoteId: change.body.quote.id })
  expect(moved.status).toBe(200)
  expect(moved.body).toMatchObject({ state: 'confirmed', startsAt: '2026-12-11T08:00:00+09:00' })
})
