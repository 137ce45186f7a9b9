import { expect, test } from 'vitest'
import {
  bookByInWords,
  daysInWords,
  linesOf,
  seeTours,
  toursInWords,
  untilInWords,
  weekdaysInWords,
} from './offer-words.ts'

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
  expect(bookByInWords('2026-12-11', '2026-11-15')).toBe('Friday 11 December, 26 days from now')
  expect(bookByInWords('2027-02-23', '2026-11-15')).toBe('Tuesday 23 February 2027, 100 days from now')
  expect(bookByInWords('2026-11-16', '2026-11-15')).toBe('Monday 16 November, which is tomorrow')
  expect(bookByInWords('2026-11-15', '2026-11-15')).toBe('today, 23:59 Tokyo time')
})

test('the days of travel say until when, and from when only where that is still to come', () => {
  expect(untilInWords('2026-11-23', '2027-03-16', '2026-11-17')).toBe('23 November 2026 until 16 March 2027')
  expect(untilInWords('2026-12-01', '2026-12-18', '2026-11-17')).toBe('1 until 18 December 2026')
  expect(untilInWords('2026-11-01', '2027-03-16', '2026-11-17')).toBe('Until 16 March 2027')
})

test('the tours of an offer are counted in words', () => {
  expect(seeTours(6)).toBe('See the six tours')
  expect(seeTours(14)).toBe('See the 14 tours')
  expect(seeTours(1)).toBe('See the tour and the terms')
})

test('the tours are counted by their lines', () => {
  const fuji = { line: { slug: 'fuji', letter: 'F', name: 'Fuji and Hakone' } }
  const evenings = { line: { slug: 'evenings', letter: 'E', name: 'Evenings' } }
  expect(toursInWords(linesOf([fuji, fuji]))).toBe('2 tours of Fuji and Hakone')
  expect(toursInWords(linesOf([evenings, fuji, evenings]))).toBe('2 tours of Evenings and 1 of Fuji and Hakone')
  expect(toursInWords(linesOf([fuji]))).toBe('1 tour of Fuji and Hakone')
  expect(toursInWords([])).toBe('None at present')
})
