import { expect, test } from 'vitest'
import { monthToShow, staticDays } from './live-month.ts'

const terms = { season: null, closed: [], minimumNoticeHours: 48 }

test('without an answer the tour’s own terms say which days can be', () => {
  const now = new Date('2026-11-15T12:00:00+09:00')
  const days = staticDays('2026-11', ['05:00', '05:30'], terms, now)
  expect(days).toHaveLength(30)
  expect(days.find(({ isFree }) => isFree)?.day).toBe('2026-11-18')
  expect([days[13]?.why, days[15]?.why]).toEqual(['passed', 'too near, we need 48 hours'])
  const snow = { season: { from: '12-20', to: '03-08' }, closed: [], minimumNoticeHours: 24 }
  expect(
    staticDays('2027-06', ['08:00'], snow, now).every(({ isFree, why }) => !isFree && why === 'does not run'),
  ).toBe(true)
})

test('a weekday on which it rests is crossed out with its reason before any answer', () => {
  const words = 'does not run on Tuesdays: the railway museum is closed'
  const trains = { ...terms, closed: [{ from: '01-01', to: '12-31', weekdays: [2], words }] }
  const shut = staticDays('2026-12', ['09:00'], trains, new Date('2026-11-15T12:00:00+09:00')).filter(
    ({ isFree }) => !isFree,
  )
  expect(shut.map(({ day, why }) => [day.slice(8), why])).toEqual(
    ['01', '08', '15', '22', '29'].map((day) => [day, words]),
  )
})

test('the calendar opens at the chosen day, unless that cannot be', () => {
  expect(monthToShow('2027-02-03', '2026-11-18')).toBe('2027-02')
  expect(monthToShow(null, '2026-11-18')).toBe('2026-11')
  expect(monthToShow('2020-02-29', '2026-11-18')).toBe('2026-11')
  expect(monthToShow('2098-11-24', '2026-11-18')).toBe('2026-11')
})
