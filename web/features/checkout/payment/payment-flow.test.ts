import { expect, test } from 'vitest'
import type { StepUpAnswer } from '#web/ui/card/card-entry.ts'
import { bookingOf, fakeWorld, refusal } from '../hold/hold.fixture.ts'
import { isUnanswered, pay } from './payment-flow.ts'

const [paying, read] = ['POST /bookings/:reference/pay', 'GET /bookings/:reference']
const which = { reference: 'AN-222222', token: 'token' }
const attempt = { key: 'try-1', card: { token: 'card', save: false }, chosen: 'x' }
const held = () => bookingOf('AN-222222')
const confirmed = () => bookingOf('AN-222222', { state: 'confirmed' })
const payment = (state: string, clientSecret: string | null = null) => ({ state, clientSecret })

function setUp(answers: Parameters<typeof fakeWorld>[0], bank: StepUpAnswer = 'approved') {
  const { world, asked, paths } = fakeWorld(answers)
  const secrets: (string | null)[] = []
  const pauses: number[] = []
  const entry = {
    token: async () => ({ token: 'card' }),
    stepUp: async (secret: string | null) => {
      secrets.push(secret)
      return bank
    },
  }
  const pause = async (ms: number) => void pauses.push(ms)
  return { run: () => pay({ call: world.call, pause }, which, attempt, entry), asked, paths, secrets, pauses }
}

test('a card that pays confirms the day, under the name of the try', async () => {
  const { run, asked } = setUp({ [paying]: () => ({ booking: confirmed(), payment: payment('succeeded') }) })
  expect(await run()).toMatchObject({ is: 'paid', booking: { state: 'confirmed' } })
  expect(asked[0]).toMatchObject({ key: 'try-1', input: { ...which, card: attempt.card } })
})

test('a bank that says no is a decline, with its reason if there is one', async () => {
  expect(await setUp({ [paying]: () => refusal('payments.declined', 402) }).run()).toEqual({
    is: 'declined',
    why: 'bank',
  })
  expect(await setUp({ [paying]: () => refusal('payments.insufficient-funds', 402) }).run()).toEqual({
    is: 'declined',
    why: 'funds',
  })
})

test('a bank that asks for a step gets it, and then the booking is read until it knows', async () => {
  const { run, secrets, pauses } = setUp({
    [paying]: () => ({ booking: held(), payment: payment('needs_step_up', 'secret') }),
    [read]: (_, time) => (time < 3 ? held() : confirmed()),
  })
  expect(await run()).toMatchObject({ is: 'paid' })
  expect(secrets).toEqual(['secret'])
  expect(pauses).toEqual([500, 1000])
})

test('a step that is refused is a decline; one that is closed charges nothing and may be opened again', async () => {
  const answers = { [paying]: () => ({ booking: held(), payment: payment('needs_step_up') }), [read]: held }
  expect(await setUp(answers, 'refused').run()).toEqual({ is: 'declined', why: 'step-up' })
  const closed = await setUp(answers, 'closed').run()
  expect(closed).toEqual({ is: 'closed' })
  expect(isUnanswered(closed)).toBe(true)
})

test('news that does not come is told as such, not as a failure', async () => {
  const { run } = setUp({
    [paying]: () => ({ booking: held(), payment: payment('needs_step_up') }),
    [read]: () => held(),
  })
  const outcome = await run()
  expect(outcome).toEqual({ is: 'on-its-way' })
  expect(isUnanswered(outcome)).toBe(true)
})

test('a gateway that does not answer: the booking is looked up before anything else is offered', async () => {
  const unreachable = () => refusal('payments.gateway-unreachable', 503)
  const unpaid = setUp({ [paying]: unreachable, [read]: held })
  expect(await unpaid.run()).toEqual({ is: 'unsure' })
  expect(unpaid.paths()).toEqual([paying, read])
  expect(await setUp({ [paying]: unreachable, [read]: confirmed }).run()).toMatchObject({ is: 'paid' })
})

test('what was paid in another tab is paid', async () => {
  const { run } = setUp({ [paying]: () => refusal('booking.not-possible-now'), [read]: confirmed })
  expect(await run()).toMatchObject({ is: 'paid' })
})

test('an ended hold is over, whoever says so', async () => {
  expect(await setUp({ [paying]: () => refusal('booking.hold-expired') }).run()).toEqual({ is: 'over' })
  const cancelled = () => bookingOf('AN-222222', { state: 'cancelled' })
  expect(await setUp({ [paying]: () => refusal('booking.not-possible-now'), [read]: cancelled }).run()).toEqual({
    is: 'over',
  })
})

test('without a connection the try keeps its name', async () => {
  const outcome = await setUp({ [paying]: () => refusal('network.no-answer', 0) }).run()
  expect(outcome).toEqual({ is: 'offline' })
  expect(isUnanswered(outcome)).toBe(true)
})
