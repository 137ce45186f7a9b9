import { expect, test } from 'vitest'
import { capitalized, counted, countedInWords, listed, numeral } from './words.ts'

test('small numbers are words, larger ones figures', () => {
  expect([0, 1, 12, 13].map(numeral)).toEqual(['no', 'one', 'twelve', '13'])
})

test('one thing is singular, none and several are not', () => {
  expect([0, 1, 2].map((count) => counted(count, 'guest'))).toEqual(['0 guests', '1 guest', '2 guests'])
  expect(countedInWords(3, 'child', 'children')).toBe('three children')
})

test('lists read as people write them', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((names) => listed(names))).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ])
  expect(listed(['08:00', '09:00', '10:00'], 'or')).toBe('08:00, 09:00 or 10:00')
})

test('a sentence begins large', () => {
  expect([capitalized('two cars'), capitalized('')]).toEqual(['Two cars', ''])
})
