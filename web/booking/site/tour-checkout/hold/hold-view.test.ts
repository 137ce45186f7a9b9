import { expect, test } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { bookingOf, details, madeAt, quoteOf, refusal, wish } from './hold.fixture.ts'
import type { AnsweredHold } from './hold-record.ts'
import { viewOf } from './hold-view.ts'

const hold = (changed: Partial<Booking> = {}): AnsweredHold => ({
  wish,
  quote: quoteOf('q1'),
  details,
  key: 'first',
  sentAt: madeAt,
  aheadMs: 0,
  answer: { booking: bookingOf('AN-222222', changed), token: 'token' },
})
const seen = { isOfNow: true, nowMs: madeAt, error: null }
const lost = refusal('network.no-answer', 0)
const later = madeAt + 15 * 60_000

test('a hold that runs is shown, also while nobody can be reached', () => {
  expect(viewOf(hold(), seen).is).toBe('held')
  expect(viewOf(hold(), { ...seen, error: lost }).is).toBe('held')
})

test('it ends by the clock, and by what the server says', () => {
  expect(viewOf(hold(), { ...seen, nowMs: later }).is).toBe('ended')
  expect(viewOf(hold({ state: 'expired', heldUntil: null }), seen).is).toBe('ended')
  expect(viewOf(hold({ state: 'cancelled', heldUntil: null }), seen).is, 'let go at its end').toBe('ended')
})

test('what was paid is paid, whatever the clock says', () => {
  expect(viewOf(hold({ state: 'confirmed' }), { ...seen, nowMs: later }).is).toBe('paid')
})

test('a hold of another wish is none, so one is asked for', () => {
  expect(viewOf(hold(), { ...seen, isOfNow: false }).is).toBe('asking')
  expect(viewOf(hold({ state: 'confirmed' }), { ...seen, isOfNow: false }).is).toBe('asking')
  expect(viewOf(null, seen).is).toBe('asking')
})

test('without a hold a refusal is shown with its reason', () => {
  const error = refusal('inventory.sold-out')
  expect(viewOf(null, { ...seen, error })).toEqual({ is: 'refused', error })
})

test('while a code is on its way nobody is shown the hold before to pay for', () => {
  expect(viewOf(hold(), { ...seen, isCodeAsked: true }).is).toBe('asking')
  expect(viewOf(hold({ state: 'confirmed' }), { ...seen, isCodeAsked: true }).is).toBe('paid')
})
