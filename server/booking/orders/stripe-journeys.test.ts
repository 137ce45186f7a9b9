import { afterAll, expect, test } from 'vitest'
import type { Payment } from '#contract/payments.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { holdRides, hotel, payRides, terminal } from '#server/testing/rides.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'
import { startWithStripe, stripeToken, tellOfIntent } from '#server/testing/stripe.ts'

const laidOut = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')
afterAll(async () => expect(await brokenPromises(laidOut())).toEqual([]))

async function scene() {
  const { annai, standIn } = await startWithStripe(laidOut())
  const day = nextDay()
  const held = await holdRides(annai, [
    { start: tokyoInstant(day, '10:00') },
    { start: tokyoInstant(day, '16:00'), from: hotel, to: terminal },
  ])
  const totalYen = held.reduce((sum, { booking }) => sum + booking.totalYen, 0)
  return { annai, standIn, held, totalYen }
}

const statesOf = (paid: readonly HeldBooking[]) => paid.map(({ booking }) => booking.state)

test('both ways are one intent over the whole sum, and each can be given back by itself', async () => {
  const { annai, standIn, held, totalYen } = await scene()
  const { status, body } = await payRides(annai, held, { token: stripeToken('visa') })
  expect([status, statesOf(body.paid)]).toEqual([200, ['confirmed', 'confirmed']])
  expect([...standIn.intents.values()].map(({ amount, status }) => [amount, status])).toEqual([[totalYen, 'succeeded']])
  const [first] = held as [HeldBooking]
  const { totalYen: refundYen } = first.booking
  await post(annai, pathOf(first, 'cancel'), { token: first.token, refundYen })
  await runDueJobs(annai)
  expect(standIn.refunds.map(({ amount }) => amount)).toEqual([refundYen])
})

test('the bank asks once, and its yes by a webhook makes both sure; by another sum it is none of ours', async () => {
  const { annai, standIn, held, totalYen } = await scene()
  const { body } = await payRides(annai, held, { token: stripeToken('stepup') })
  expect(body.paid).toMatchObject(Array(2).fill({ payment: { state: 'needs_step_up' } }))
  expect(new Set(body.paid.map(({ payment }: { payment: Payment }) => payment.clientSecret)).size).toBe(1)
  const [intent] = [...standIn.intents.values()]
  if (!intent) throw new Error('The stand-in lost the charge.')
  standIn.endStepUp(intent, true)
  const states = () =>
    Promise.all(
      held.map(async ({ booking, token }) => (await get(annai, `${pathOf({ booking })}?token=${token}`)).body.state),
    )
  await tellOfIntent(annai, 'succeeded', { ...intent, amount: totalYen - 1 })
  expect(await states()).toEqual(['on_hold', 'on_hold'])
  await tellOfIntent(annai, 'succeeded', intent)
  expect(await states()).toEqual(['confirmed', 'confirmed'])
})
