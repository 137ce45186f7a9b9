import { expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, signIn } from '#server/testing/scene.ts'

const { shared, deliver } = shareMailing()
const ownDay = ownDays()

/** The mail to a guest who cancelled by ringing the desk, on a day or an hour before it. */
async function mailWhenCancelled(hoursBefore: number, refund: (heldYen: number) => { refundYen: number }) {
  const annai = shared()
  const held = await bookAndPay(annai, { day: ownDay() })
  await deliver(held)
  const startsAt = new Date(held.booking.startsAt).getTime()
  const now = annai.clock.now().getTime()
  if (hoursBefore > 0) annai.clock.advance(startsAt - hoursBefore * 3_600_000 - now)
  const desk = await signIn(annai, 'admin')
  const path = `/admin/tour-bookings/${held.booking.reference}`
  const { version } = (await get(annai, path, desk.headers)).body
  const { totalYen } = held.booking
  const body = { cause: 'guest', event: null, reason: '', amountReason: 'As agreed', version, ...refund(totalYen) }
  const cancelled = await post(annai, `${path}/cancel`, body, desk.headers)
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  const { letters } = await deliver(held)
  return { text: (letters.at(-1)?.text ?? '').replaceAll(/\s+/g, ' '), totalYen }
}

test('what the desk keeps by its own judgement is not said to be by the terms', async () => {
  const { text } = await mailWhenCancelled(0, (heldYen) => ({ refundYen: heldYen - 5_000 }))
  expect(text).toContain(`We keep: ${formatYen(5_000)}`)
  expect(text).not.toContain('by the terms')
})

test('what the terms keep is said to be by the terms', async () => {
  const { text, totalYen } = await mailWhenCancelled(30, (heldYen) => ({ refundYen: heldYen / 2 }))
  expect(text).toContain(`We keep, by the terms of the booking: ${formatYen(totalYen / 2)}`)
})
