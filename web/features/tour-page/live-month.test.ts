import { expect, test } from 'vitest'
import type { Availability, AvailableDay, WhyNot } from '#contract/availability.ts'
import { dayIn, isLastMonth, liveDays, monthToShow, startOn, staticDays } from './live-month.ts'

const terms = { season: null, minimumNoticeHours: 48 }
const day = (number: number, why: WhyNot | null): AvailableDay => ({
  day: `2026-11-${number}`,
  free: why === null,
  why,
  starts: [
    { start: '05:00', free: false, why: why ?? 'sold-out' },
    { start: '05:30', free: why === null, why },
  ],
})
const november: Availability = {
  month: '2026-11',
  classes: [
    { vehicleClass: 'alphard', name: 'Alphard', priceYen: 128_000, fits: true, why: '' },
    { vehicleClass: 'hiace', name: 'HiAce', priceYen: 152_500, fits: true, why: '' },
  ],
  suggestion: { vehicleClass: 'alphard', why: '' },
  vehicleClass: 'alphard',
  days: [day(23, 'sold-out'), day(24, null), day(25, 'too-short-notice')],
  nearest: [],
}

test('a free day has the price of its car, any other the reason', () => {
  expect(liveDays(november, terms)).toEqual([
    { day: '2026-11-23', isFree: false, why: 'taken' },
    { day: '2026-11-24', isFree: true, note: '128', spoken: '¥128,000' },
    { day: '2026-11-25', isFree: false, why: 'too near, we need 48 hours' },
  ])
  expect(liveDays({ ...november, vehicleClass: 'hiace' }, terms)[1]).toMatchObject({ note: '152.5' })
})

test('without an answer the tour’s own terms say which days can be', () => {
  const now = new Date('2026-11-15T12:00:00+09:00')
  const days = staticDays('2026-11', ['05:00', '05:30'], terms, now)
  expect(days).toHaveLength(30)
  expect(days.find(({ isFree }) => isFree)?.day).toBe('2026-11-18')
  expect([days[13]?.why, days[15]?.why]).toEqual(['passed', 'too near, we need 48 hours'])
  const snow = { season: { from: '12-20', to: '03-08' }, minimumNoticeHours: 24 }
  expect(
    staticDays('2027-06', ['08:00'], snow, now).every(({ isFree, why }) => !isFree && why === 'does not run'),
  ).toBe(true)
})

test('a day is taken at the wished start, or at the first that is free', () => {
  const tuesday = dayIn(november, '2026-11-24')
  expect(startOn(tuesday, '05:30')).toBe('05:30')
  expect(startOn(tuesday, '05:00')).toBe('05:30')
  expect(startOn(dayIn(november, '2026-11-23'), '05:00')).toBe('05:00')
  expect(startOn(undefined, '05:00')).toBe('05:00')
})

test('the calendar ends with the month that is not open to its end', () => {
  expect(isLastMonth(november)).toBe(false)
  expect(isLastMonth({ ...november, days: [day(24, null), day(30, 'too-far-ahead')] })).toBe(true)
  expect(isLastMonth(null)).toBe(false)
})

test('the calendar opens at the chosen day, unless that cannot be', () => {
  expect(monthToShow('2027-02-03', '2026-11-18')).toBe('2027-02')
  expect(monthToShow(null, '2026-11-18')).toBe('2026-11')
  expect(monthToShow('2020-02-29', '2026-11-18')).toBe('2026-11')
  expect(monthToShow('2098-11-24', '2026-11-18')).toBe('2026-11')
})
