import { expect, test } from 'vitest'
import { marsh } from './booking.fixture.ts'
import { againAddress } from './trip-words.ts'

test('booking again keeps the party, and leaves the day open', () => {
  expect(againAddress(marsh)).toBe('/tour/detail/fuji-at-first-light?guests=3&ages=5&cases=2')
  expect(againAddress({ ...marsh, guests: 2, childAges: [], largeCases: 0 })).toBe('/tour/detail/fuji-at-first-light')
})
