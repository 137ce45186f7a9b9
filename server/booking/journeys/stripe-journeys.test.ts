import { afterAll, expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import type { HeldBooking } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { holdRides, hotel, payRides, terminal } from '#server/testing/rides.ts'
import { atTime, inMinutes, ownDays } from '#server/testing/scene.ts'
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
  const dropped = () =>
    standIn.requests.filter(({ method, path }) => method === 'DELETE' && path.includes('/customers/'))
  return { annai, standIn, held, dropped }
}

const statesOf = (paid: readonly HeldBooking[]) => paid.map(({ booking }) => booking.state)

test('a card that can be used once pays both ways, and the gateway forgets it when nothing is waited for', async () => {
  const { annai, standIn, held, dropped } = await scene()
  const { status, body } = await payRides(annai, held, { token: stripeToken('visa') })
  expect([status, body.refused, statesOf(body.paid)]).toEqual([200, null, ['confirmed', 'confirmed']])
  expect(standIn.intents.size).toBe(2)
  expect(dropped()).toHaveLength(0)
  await atTime(annai, inMinutes(annai, 6), () => runDueJobs(annai))
  expect(dropped()).toHaveLength(1)
})

test('after the bank’s step for the first, the same card pays the second, and is kept until then', async () => {
  const { annai, standIn, held, dropped } = await scene()
  const card = { token: stripeToken('stepup') }
  const { body } = await payRides(annai, held, card)
  expect(body.paid).toMatchObject([{ payment: { state: 'needs_step_up' } }])
  expect(body.paid[0].payment.clientSecret).toMatch(/_secret_/)
  await atTime(annai, inMinutes(annai, 6), () => runDueJobs(annai))
  expect(dropped()).toHaveLength(0)
  const intent = standIn.intentOf(body.paid[0].payment.id)
  if (!intent) throw new Error('The stand-in lost the payment.')
  standIn.endStepUp(intent, true)
  await tellOfIntent(annai, 'succeeded', intent)
  const rest = await payRides(annai, held, card)
  expect(rest.body.paid).toMatchObject([{ payment: { state: 'succeeded' } }, { payment: { state: 'needs_step_up' } }])
})

test('a bank that says no charges nothing', async () => {
  const { annai, held } = await scene()
  const { body } = await payRides(annai, held, { token: stripeToken('declined') })
  expect(body.code).toBe('payments.declined')
  expect(statesOf((await payRides(annai, held, { token: stripeToken('visa') })).body.paid)).toEqual([
    'confirmed',
    'confirmed',
  ])
})

test('what only the second way is refused is paid by another card', async () => {
  const { annai, standIn, held } = await scene()
  const [, second] = held
  const paid = await payRides(annai, held.slice(0, 1), { token: stripeToken('visa') })
  expect(statesOf(paid.body.paid)).toEqual(['confirmed'])
  const refused = await payRides(annai, held, { token: stripeToken('declined') })
  expect(refused.body.refused).toMatchObject({ reference: second?.booking.reference, code: 'payments.declined' })
  expect(statesOf(refused.body.paid)).toEqual(['confirmed'])
  const rest = await payRides(annai, held, { token: stripeToken('visa') })
  expect([rest.body.refused, statesOf(rest.body.paid)]).toEqual([null, ['confirmed', 'confirmed']])
  expect([...standIn.intents.values()].filter(({ status }) => status === 'succeeded')).toHaveLength(2)
})
