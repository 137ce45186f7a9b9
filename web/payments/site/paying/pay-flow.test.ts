import { expect, test } from 'vitest'
import type { Booking, BookingState } from '#contract/booking.ts'
import type { Payment } from '#contract/payments.ts'
import { type Answers, fakeCall, refusal } from '#web/platform/call.fixture.ts'
import { type BankAnswer, begunBefore, type Deal, heldDay, isUnanswered, pay } from './pay-flow.ts'

const [paying, read] = ['POST /bookings/:reference/pay', 'GET /bookings/:reference']
const which = { reference: 'AN-222222', token: 'token' }
const attempt = { key: 'try-1', card: { token: 'card', save: false }, chosen: 'x' }
/** Only what the flow reads of a booking. */
const booking = (state: BookingState) => ({ reference: which.reference, state, payments: [] }) as unknown as Booking
const held = () => booking('on_hold')
const confirmed = () => booking('confirmed')
const payment = (state: string, clientSecret: string | null = null) => ({ state, clientSecret }) as Payment

function setUp(
  answers: Answers,
  { bank = 'approved', deal = heldDay(which) }: { bank?: BankAnswer; deal?: Deal } = {},
) {
  const { call, asked, paths } = fakeCall(answers)
  const secrets: (string | null)[] = []
  const pauses: number[] = []
  const askBank = async ({ clientSecret }: Payment) => {
    secrets.push(clientSecret)
    return bank
  }
  const pause = async (ms: number) => void pauses.push(ms)
  return { run: () => pay({ call, pause }, deal, attempt, askBank), asked, paths, secrets, pauses }
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
  expect(await setUp(answers, { bank: 'refused' }).run()).toEqual({ is: 'declined', why: 'step-up' })
  const closed = await setUp(answers, { bank: 'closed' }).run()
  expect(closed).toEqual({ is: 'closed' })
  expect(isUnanswered(closed)).toBe(true)
})

test('a step that was refused in this tab is no decline where another tab has paid', async () => {
  const answers = { [paying]: () => ({ booking: held(), payment: payment('needs_step_up') }), [read]: confirmed }
  expect(await setUp(answers, { bank: 'refused' }).run()).toMatchObject({ is: 'paid' })
})

test('while another tab pays, its end is waited for, and nobody is invited to a second payment', async () => {
  const underWay = () => refusal('payments.under-way', 409)
  const paid = setUp({ [paying]: underWay, [read]: (_, time) => (time < 3 ? held() : confirmed()) })
  expect(await paid.run()).toMatchObject({ is: 'paid' })
  const unknown = setUp({ [paying]: underWay, [read]: held })
  const outcome = await unknown.run()
  expect(outcome).toEqual({ is: 'begun' })
  expect(isUnanswered(outcome)).toBe(true)
  expect(unknown.paths().filter((path) => path === paying)).toHaveLength(1)
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
  const cancelled = () => booking('cancelled')
  expect(await setUp({ [paying]: () => refusal('booking.not-possible-now'), [read]: cancelled }).run()).toEqual({
    is: 'over',
  })
})

test('without a connection the try keeps its name', async () => {
  const outcome = await setUp({ [paying]: () => refusal('network.no-answer', 0) }).run()
  expect(outcome).toEqual({ is: 'offline' })
  expect(isUnanswered(outcome)).toBe(true)
})

test('what costs nothing is done with its answer, without a payment', async () => {
  const deal: Deal = {
    ...heldDay(which),
    send: async () => ({ booking: confirmed(), payment: null }),
    standing: () => 'held',
  }
  const { run, paths } = setUp({}, { deal })
  expect(await run()).toMatchObject({ is: 'paid' })
  expect(paths()).toEqual([])
})

test('who reloads while a payment is under way is asked to look first', () => {
  expect(begunBefore({ payments: [payment('declined'), payment('started')] })).toEqual({ is: 'begun' })
  expect(begunBefore({ payments: [payment('declined')] })).toBeNull()
})
