import { expect, test } from 'vitest'
import type { Payment } from '#contract/payments.ts'
import { type BankAnswer, pay } from '#web/payments/site/paying/pay-flow.ts'
import { fakeCall, refusal } from '#web/platform/call.fixture.ts'
import { bookingOf } from '../hold/journey.fixture.ts'
import { heldJourney } from './journey-deal.ts'

const ways = [
  { reference: 'AN-222222', token: 'token-there' },
  { reference: 'AN-333333', token: 'token-back' },
]
const attempt = { key: 'try-1', card: { token: 'card', save: false }, chosen: 'x' }
const [paying, reading] = ['POST /orders/pay', 'GET /bookings/:reference']
const payment = (state: string) => ({ state }) as Payment
const paidWay = (reference: string) => ({
  booking: bookingOf(reference, { state: 'confirmed' }),
  payment: payment('succeeded'),
})
const waiting = (reference: string) => ({ booking: bookingOf(reference), payment: payment('needs_step_up') })

function setUp(answers: Parameters<typeof fakeCall>[0], bank: BankAnswer = 'approved') {
  const { call, asked } = fakeCall(answers)
  const run = () => pay({ call, pause: async () => undefined }, heldJourney(ways), attempt, async () => bank)
  return { run, asked }
}

test('both ways are paid by one call with one card, under the name of the try', async () => {
  const { run, asked } = setUp({
    [paying]: () => ({ paid: [paidWay('AN-222222'), paidWay('AN-333333')] }),
  })
  expect(await run()).toMatchObject({ is: 'paid' })
  expect(asked).toEqual([{ path: paying, key: 'try-1', input: { bookings: ways, card: attempt.card } }])
})

test('a bank that asks is asked once for both, and what it said is looked up with the first', async () => {
  const { run, asked } = setUp({
    [paying]: () => ({ paid: [waiting('AN-222222'), waiting('AN-333333')] }),
    [reading]: ({ input }) => bookingOf(String(input.reference), { state: 'confirmed' }),
  })
  expect(await run()).toMatchObject({ is: 'paid', booking: { reference: 'AN-222222' } })
  expect(asked.map(({ path }) => path)).toEqual([paying, reading])
})

test('a bank that says no is a decline, at once and after its question', async () => {
  const asks = {
    [paying]: () => ({ paid: [waiting('AN-222222'), waiting('AN-333333')] }),
    [reading]: () => bookingOf('AN-222222'),
  }
  expect(await setUp(asks, 'refused').run()).toEqual({ is: 'declined', why: 'step-up' })
  expect(await setUp({ [paying]: () => refusal('payments.declined', 402) }).run()).toEqual({
    is: 'declined',
    why: 'bank',
  })
})
