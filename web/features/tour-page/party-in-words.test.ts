import { expect, test } from 'vitest'
import { partyInWords } from './party-in-words.ts'

test('a party is its guests, or its adults and children', () => {
  expect(partyInWords({ guests: 1, childAges: [] })).toBe('1 guest')
  expect(partyInWords({ guests: 3, childAges: [5] })).toBe('2 adults, 1 child (5)')
  expect(partyInWords({ guests: 2, childAges: [16, 17] })).toBe('2 children (16, 17)')
})
