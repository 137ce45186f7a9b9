import { expect, test } from 'vitest'
import { marsh } from './booking.fixture.ts'
import { againAddress, paidBy } from './trip-words.ts'

const payment = {
  id: 'p',
  gateway: 'test' as const,
  takenHow: null,
  state: 'succeeded' as const,
  amountYen: 130_200,
  refundedYen: 0,
  clientSecret: null,
}
const confirmed = {
  from: 'on_hold' as const,
  to: 'confirmed' as const,
  actor: 'guest',
  reason: '',
  at: '2026-11-09T12:00:00+09:00',
}

test('booking again keeps the party, and leaves the day open', () => {
  expect(againAddress(marsh)).toBe('/tour/detail/fuji-at-first-light?guests=3&ages=5&cases=2')
  expect(againAddress({ ...marsh, guests: 2, childAges: [], largeCases: 0 })).toBe('/tour/detail/fuji-at-first-light')
})

test('what paid is named by its card and day, as far as they are known', () => {
  const card = { brand: 'visa', last4: '4242' }
  expect(paidBy({ ...marsh, payments: [{ ...payment, card }], moves: [confirmed] })).toBe(
    'Visa ending 4242, Monday 9 November',
  )
  expect(paidBy({ ...marsh, payments: [{ ...payment, card: null }], moves: [confirmed] })).toBe('Monday 9 November')
  expect(paidBy({ ...marsh, paidYen: 0, moves: [confirmed] })).toBeNull()
})
