import { expect, test } from 'vitest'
import { marsh } from './booking.fixture.ts'
import { againAddress, standing } from './trip-words.ts'

test('booking again keeps the party, and leaves the day open', () => {
  expect(againAddress(marsh)).toBe('/tour/detail/fuji-at-first-light?guests=3&ages=5&cases=2')
  expect(againAddress({ ...marsh, guests: 2, childAges: [], largeCases: 0 })).toBe('/tour/detail/fuji-at-first-light')
})

test('a trip says how far ahead or past it is, and one that does not take place says so instead', () => {
  const now = '2026-11-16T10:00:00+09:00'
  expect(standing(marsh, now)).toBe('In eight days')
  expect(standing({ ...marsh, state: 'redeemed' }, '2026-11-25T10:00:00+09:00')).toBe('Yesterday')
  expect(standing({ ...marsh, state: 'cancelled' }, now)).toBe('Cancelled')
  expect(standing({ ...marsh, state: 'expired' }, now)).toBe('Hold ended')
})
