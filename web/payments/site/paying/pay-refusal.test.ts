import { expect, test } from 'vitest'
import { refusalOf, standingOf } from './pay-refusal.ts'

const leads = (code: string, status = 409) => refusalOf({ code, status })

test('what the bank refuses is told as a decline', () => {
  expect(leads('payments.declined', 402)).toBe('declined')
  expect(leads('payments.insufficient-funds', 402)).toBe('declined')
})

test('a card that cannot be used leads back to the form', () => {
  expect(leads('payments.card-not-accepted', 400)).toBe('card')
  expect(leads('payments.unknown-card', 404)).toBe('card')
})

test('an ended hold leads to the question whether to hold again', () => {
  expect(leads('booking.hold-expired')).toBe('hold-over')
})

test('a booking that was paid in another tab is looked up, not paid twice', () => {
  expect(leads('booking.not-possible-now')).toBe('look-up')
  expect(standingOf({ state: 'confirmed' })).toBe('paid')
  expect(standingOf({ state: 'pending' })).toBe('paid')
})

test('without a clear answer nobody says that nothing was paid', () => {
  expect(leads('payments.gateway-unreachable', 503)).toBe('unsure')
  expect(leads('platform.key-in-use')).toBe('unsure')
  expect(leads('platform.broken', 500)).toBe('unsure')
  expect(leads('network.no-answer', 0)).toBe('offline')
})

test('what we have never heard of waits, and what was looked up is read by its state', () => {
  expect(leads('platform.too-many-requests', 429)).toBe('later')
  expect(standingOf({ state: 'on_hold' })).toBe('held')
  expect(standingOf({ state: 'expired' })).toBe('over')
  expect(standingOf({ state: 'cancelled' })).toBe('over')
})
