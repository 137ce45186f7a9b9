import { expect, test } from 'vitest'
import { DaySpan, readDaySpan } from './day-span.ts'

test.each([
  ['coming', '2026-11-15', null],
  ['today', '2026-11-15', '2026-11-15'],
  ['tomorrow', '2026-11-16', '2026-11-16'],
  ['next-7', '2026-11-15', '2026-11-22'],
  ['last-7', '2026-11-08', '2026-11-15'],
  ['this-month', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['2026-11-01..2026-11-03', '2026-11-01', '2026-11-03'],
  ['2026-11-01..', '2026-11-01', null],
  ['..2026-11-03', null, '2026-11-03'],
])('%s on 15 November is %s to %s', (typed, from, to) => {
  expect(readDaySpan(typed, '2026-11-15')).toEqual({ from, to })
})

test('a month is counted over the turn of the year', () => {
  expect(readDaySpan('last-month', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test.each([
  'yesterdayish',
  '..',
  '2026-02-30..',
  '2026-11-03..2026-11-01',
  '2026-11-01',
  'a..b',
  '2026-11-01..2026-11-02..',
])('"%s" is no span of days and is refused', (typed) => {
  expect(readDaySpan(typed, '2026-11-15')).toBeNull()
  expect(DaySpan.safeParse(typed).success).toBe(false)
})
