import { expect, test } from 'vitest'
import type { Availability, AvailableDay, WhyNot } from '#contract/availability.ts'
import { availableDays, isLastMonth, startOn } from './available-days.ts'

const terms = { minimumNoticeHours: 48 }
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
  expect(availableDays(november, terms)).toEqual([
    { day: '2026-11-23', isFree: false, why: 'taken' },
    { day: '2026-11-24', isFree: true, note: '128', spoken: '¥128,000' },
    { day: '2026-11-25', isFree: false, why: 'too near, we need 48 hours' },
  ])
  expect(availableDays({ ...november, vehicleClass: 'hiace' }, terms)[1]).toMatchObject({ note: '152.5' })
  expect(availableDays(november, {})[2]).toMatchObject({ why: 'too near' })
})

test('a day that is held for the guest is theirs, while it is taken for everybody else', () => {
  const isFree = (heldDay?: string) => availableDays(november, { heldDay })[0]?.isFree
  expect([isFree(), isFree('2026-11-23')]).toEqual([false, true])
})

test('a day is taken at the wished start, or at the first that is free', () => {
  const [taken, free] = november.days
  expect(startOn(free, '05:30')).toBe('05:30')
  expect(startOn(free, '05:00')).toBe('05:30')
  expect(startOn(taken, '05:00')).toBe('05:00')
  expect(startOn(undefined, '05:00')).toBe('05:00')
})

test('the calendar ends with the month that is not open to its end', () => {
  expect(isLastMonth(november)).toBe(false)
  expect(isLastMonth({ ...november, days: [day(24, null), day(30, 'too-far-ahead')] })).toBe(true)
  expect(isLastMonth(null)).toBe(false)
})
