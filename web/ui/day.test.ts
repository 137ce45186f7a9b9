import { expect, test } from 'vitest'
import { longDay, plainDay, shortDay, todayInTokyo } from './day.ts'

test('a day in a row reads weekday, number, month', () => {
  expect(shortDay('2026-11-24')).toBe('Tue 24 Nov')
  expect(shortDay('2027-01-01')).toBe('Fri 1 Jan')
})

test('a day in prose is written out, with the year only on request', () => {
  expect(longDay('2026-11-24')).toBe('Tuesday 24 November')
  expect(longDay('2026-11-24', { withYear: true })).toBe('Tuesday 24 November 2026')
})

test('a day that is over reads without its weekday', () => {
  expect(plainDay('2026-03-12')).toBe('12 March 2026')
})

test('it is already tomorrow in Tokyo when London has its afternoon tea', () => {
  expect(todayInTokyo(new Date('2026-11-14T15:30:00Z'))).toBe('2026-11-15')
  expect(todayInTokyo(new Date('2026-11-14T14:59:00Z'))).toBe('2026-11-14')
})

test('something that is not a day is refused', () => {
  expect(() => shortDay('24/11/2026')).toThrow(RangeError)
})
