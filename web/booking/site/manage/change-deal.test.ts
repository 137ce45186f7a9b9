import { expect, test } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import type { Payment } from '#contract/payments.ts'
import type { Quote } from '#contract/pricing.ts'
import { fakeCall, refusal } from '#web/platform/call.fixture.ts'
import { marsh } from './booking.fixture.ts'
import { changeDeal, isStale, standingOfChange } from './change-deal.ts'
import type { Offered } from './use-change.ts'

const { startsAt, endsAt } = marsh
const quote = { id: 'quote-1', startsAt, endsAt, vehicleClass: 'hiace', totalYen: 142_200 } as unknown as Quote
const dearer: Offered = {
  quote,
  ...{ differenceYen: 12_000, giftYen: 0, stillDueYen: 0 },
  cancellationTiers: marsh.cancellationTiers,
  codeLapses: null,
  crewChanges: [],
  sentence: '',
  wanted: { vehicleClass: 'hiace' },
}
const changed: Booking = { ...marsh, vehicleClass: 'hiace', totalYen: 142_200 }
const payment = (state: Payment['state']) => ({ state, clientSecret: 'secret' }) as Payment
const attempt = { key: 'try-1', card: { token: 'card', save: false }, chosen: '' }
const which = { reference: marsh.reference }
const path = 'POST /bookings/:reference/reschedule'

test('a dearer change sends the card, and hands on the payment that waits for the bank', async () => {
  const waiting = { ...marsh, payments: [payment('succeeded'), payment('needs_step_up')] }
  const { call, asked } = fakeCall({ [path]: () => waiting })
  const answer = await changeDeal(which, dearer).send(call, attempt)
  expect(answer.payment).toMatchObject({ state: 'needs_step_up', clientSecret: 'secret' })
  expect(asked[0]).toMatchObject({ key: 'try-1', input: { ...which, quoteId: 'quote-1', card: attempt.card } })
})

test('a change that costs nothing sends no card, and is done with its answer', async () => {
  const { call, asked } = fakeCall({ [path]: () => ({ ...marsh, payments: [payment('succeeded')] }) })
  const answer = await changeDeal(which, { ...dearer, differenceYen: 0 }).send(call, { ...attempt, card: null })
  expect(answer.payment).toBeNull()
  expect(asked[0]?.input).toEqual({ ...which, quoteId: 'quote-1' })
})

test('a booking tells by its price whether the change has come; one that is no longer confirmed is over', () => {
  expect(standingOfChange(changed, dearer)).toBe('paid')
  expect(standingOfChange(marsh, dearer)).toBe('held')
  expect(standingOfChange({ ...changed, state: 'cancelled' }, dearer)).toBe('over')
})

test('a change of the same price is never taken for done because the booking looks alike', () => {
  const same = {
    ...dearer,
    differenceYen: 0,
    quote: { ...quote, vehicleClass: marsh.vehicleClass, totalYen: marsh.totalYen },
  }
  expect(standingOfChange(marsh, same)).toBe('held')
})

test('each offer is a deal of its own, and a price that is no longer kept is known', () => {
  expect(changeDeal(which, dearer).name).not.toBe(
    changeDeal(which, { ...dearer, quote: { ...quote, id: 'quote-2' } }).name,
  )
  expect(isStale(refusal('pricing.quote-expired'))).toBe(true)
  expect(isStale(refusal('inventory.sold-out'))).toBe(false)
})
