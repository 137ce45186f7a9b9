import { expect, test } from 'vitest'
import { daysInWords, endInWords, linesOf, toursInWords, weekdaysInWords } from './offer-words.ts'

test('weekdays are said as a run where they are one', () => {
  expect(weekdaysInWords([1, 2, 3, 4, 5])).toBe('Monday to Friday')
  expect(weekdaysInWords([4, 2, 3])).toBe('Tuesday to Thursday')
  expect(weekdaysInWords([6, 7])).toBe('Saturday and Sunday')
  expect(weekdaysInWords([1, 3, 5])).toBe('Monday, Wednesday and Friday')
  expect(weekdaysInWords([2])).toBe('Tuesday')
  expect(weekdaysInWords([1, 2, 3, 4, 5, 6, 7])).toBe('every day')
})

test('days of travel say month and year once where they are the same', () => {
  expect(daysInWords('2026-12-01', '2026-12-18')).toBe('1 to 18 December 2026')
  expect(daysInWords('2026-11-22', '2026-12-18')).toBe('22 November to 18 December 2026')
  expect(daysInWords('2026-11-22', '2027-03-15')).toBe('22 November 2026 to 15 March 2027')
  expect(daysInWords('2026-12-01', '2026-12-01')).toBe('1 December 2026')
})

test('the end is counted in days, and named with its year only when that is another', () => {
  expect(endInWords('2026-12-11', '2026-11-15')).toBe('Book by Friday 11 December, 26 days from now')
  expect(endInWords('2027-02-23', '2026-11-15')).toBe('Book by Tuesday 23 February 2027, 100 days from now')
  expect(endInWords('2026-11-16', '2026-11-15')).toBe('Book by Monday 16 November, which is tomorrow')
  expect(endInWords('2026-11-15', '2026-11-15')).toBe('Book today: it is the last day')
})

test('the tours are counted by their lines', () => {
  const fuji = { line: { slug: 'fuji', letter: 'F', name: 'Fuji and Hakone' } }
  const evenings = { line: { slug: 'evenings', letter: 'E', name: 'Evenings' } }
  expect(toursInWords(linesOf([fuji, fuji]))).toBe('2 tours of Fuji and Hakone')
  expect(toursInWords(linesOf([evenings, fuji, evenings]))).toBe('2 tours of Evenings and 1 of Fuji and Hakone')
  expect(toursInWords(linesOf([fuji]))).toBe('1 tour of Fuji and Hakone')
  expect(toursInWords([])).toBe('None at present')
})
