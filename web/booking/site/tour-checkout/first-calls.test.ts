import { expect, test } from 'vitest'
import { availability } from '#contract/availability.ts'
import { toWire } from '#contract/call.ts'
import { makeQuote } from '#contract/pricing.ts'
import { availabilityCall, quoteCall } from './first-calls.ts'

test('the calls of the first step travel as the contract declares them', () => {
  const question = { tour: 'fuji-at-first-light', month: '2026-11', guests: 3 }
  expect(toWire(availabilityCall, question)).toEqual(toWire(availability, question))
  const wish = { tour: 'fuji-at-first-light', day: '2026-11-24', start: '05:30', guests: 3 }
  expect(toWire(quoteCall, wish)).toEqual(toWire(makeQuote, wish))
  expect(availability.access).toBe('public')
  expect(makeQuote.access).toBe('public')
})
