import { expect, test } from 'vitest'
import { countWords, nothingWords, pagesShown, totalSign, totalWords } from './list-words.ts'

test('a count is said with its word', () => {
  const words = { one: 'booking', many: 'bookings' }
  expect([0, 1, 1284, 100000].map((total) => countWords({ total }, words))).toEqual([
    '0 bookings',
    '1 booking',
    '1,284 bookings',
    '100,000 bookings',
  ])
})

test('where counting ended early, a list says that it holds at least so much', () => {
  const all = { total: 10_000, isAtLeast: true }
  expect(countWords(all, { one: 'booking', many: 'bookings' })).toBe('at least 10,000 bookings')
  expect([totalWords(all), totalSign(all)]).toEqual(['at least 10,000', '10,000+'])
  expect([totalWords({ total: 7 }), totalSign({ total: 7, isAtLeast: false })]).toEqual(['7', '7'])
})

test('an empty list says how many filters it has', () => {
  expect(nothingWords(['Line: Nikko'])).toBe('Nothing fits “Line: Nikko”')
  expect(nothingWords(['a', 'b'])).toBe('Nothing fits both filters')
  expect(nothingWords(['a', 'b', 'c', 'd'])).toBe('Nothing fits all four filters')
})

test('the pages shown are the ends and the neighbours, and a gap is never one page wide', () => {
  expect(pagesShown(1, 1)).toEqual([1])
  expect(pagesShown(1, 4)).toEqual([1, 2, 3, 4])
  expect(pagesShown(5, 40)).toEqual([1, null, 4, 5, 6, null, 40])
  expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5])
})
