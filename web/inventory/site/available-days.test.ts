import { expect, test } from 'vitest'
import type { Availability, WhyNot } from '#contract/availability.ts'
import { availableDays, isLastMonth, startOn, usualInWords } from './available-days.ts'

const terms = { minimumNoticeHours: 48 }
const day = (
  number: number,
  why: WhyNot | null,
  totalYen = 128_000,
  season: string | null = null,
): Availability['days'][number] => ({
  day: `2026-11-${number}`,
  free: why === null,
  why,
  totalYen: why === null ? totalYen : null,
  season: why === null ? season : null,
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
  usualYen: 128_000,
  days: [day(23, 'sold-out'), day(24, null), day(25, 'too-short-notice')],
  nearest: [],
}

test('a free day at the usual price says nothing, any other the difference or the reason', () => {
  expect(availableDays(november, terms)).toEqual([
    { day: '2026-11-23', isFree: false, note: 'sold out', why: 'sold out' },
    { day: '2026-11-24', isFree: true },
    { day: '2026-11-25', isFree: false, note: 'too soon', why: 'too near, we need 48 hours' },
  ])
  expect(availableDays(november, {})[2]).toMatchObject({ why: 'too near' })
  const rest = { ...day(24, 'outside-season'), because: 'does not run on Tuesdays: the museum is closed' }
  expect(availableDays({ ...november, days: [rest] }, terms)).toEqual([
    { day: '2026-11-24', isFree: false, note: 'closed', why: 'does not run on Tuesdays: the museum is closed' },
  ])
  const days = [day(24, null, 140_800), day(25, null, 119_000), day(26, 'outside-season')]
  expect(availableDays({ ...november, days }, terms)).toEqual([
    { day: '2026-11-24', isFree: true, note: '+ 12.8', spoken: '¥12,800 more than usual', isDearer: true },
    { day: '2026-11-25', isFree: true, note: '− 9', spoken: '¥9,000 less than usual', isDearer: false },
    { day: '2026-11-26', isFree: false, note: 'closed', why: 'does not run' },
  ])
})

test('the usual price is told once, with the seats', () => {
  expect(usualInWords(november)).toBe('The usual price is ¥128,000, on every free day of this month.')
  expect(usualInWords({ ...november, days: [day(24, null), day(25, null, 140_800)] }, { extrasYen: 1_650 })).toBe(
    'The usual price is ¥129,650; days that differ say by how many thousand yen.',
  )
  expect(usualInWords({ ...november, usualYen: null })).toBe('')
  expect(usualInWords(null)).toBe('')
})

test('prices of a calendar say that they are without the code that somebody has', () => {
  const without = 'These prices are without your code.'
  expect(usualInWords(november, { code: 'TESHIGOTO' })).toBe(
    `The usual price is ¥128,000, on every free day of this month. ${without}`,
  )
  const days = [day(24, null), day(25, null, 140_800)]
  expect(usualInWords({ ...november, days }, { code: 'TESHIGOTO' })).toContain(without)
  for (const code of [null, undefined, '']) expect(usualInWords(november, { code })).not.toContain('code')
  expect(usualInWords({ ...november, usualYen: null }, { code: 'TESHIGOTO' }), 'where no price is said').toBe('')
})

test('days that a season makes dearer say which, once, and a month within one what is less outside', () => {
  const words = (...days: Availability['days']) => usualInWords({ ...november, days }).split('yen. ')[1]
  const [usual, autumn] = [day(24, null), (number: number) => day(number, null, 133_500, 'Autumn season')]
  expect(words(usual, autumn(19), autumn(20))).toBe('Autumn season: ¥5,500 more.')
  expect(words(day(18, null, 128_000, 'Autumn season'), day(21, null, 122_500))).toBe(
    'Outside the autumn season: ¥5,500 less.',
  )
  expect(words(usual, day(25, null, 140_800))).toBeUndefined()
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
