import { expect, test } from 'vitest'
import { hoursLong, monthsInWords, seasonInWords } from './tour-words.ts'

test('lengths are said in hours and half hours', () => {
  expect([30, 60, 90, 240, 450, 720].map(hoursLong)).toEqual([
    '½ hours',
    '1 hour',
    '1½ hours',
    '4 hours',
    '7½ hours',
    '12 hours',
  ])
})

test('best months are said as runs, also over the new year', () => {
  expect(monthsInWords([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('All year')
  expect(monthsInWords([10, 11, 12, 1, 2])).toBe('October to February')
  expect(monthsInWords([3, 4, 5, 11])).toBe('March to May, November')
  expect(monthsInWords([4, 5])).toBe('April, May')
})

test('a season is said with its days', () => {
  expect(seasonInWords({ from: '12-20', to: '02-28' })).toBe('20 December to 28 February')
  expect(seasonInWords(null)).toBeNull()
})
