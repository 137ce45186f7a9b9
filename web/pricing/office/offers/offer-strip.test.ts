import { expect, test } from 'vitest'
import { stripOf } from './offer-strip.ts'

test('the strip is twelve months from two before this one, and days beyond it are cut off', () => {
  const strip = stripOf('2026-11-15')
  expect(strip.months.map(({ name }) => name).join(' ')).toBe('Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug')
  expect(strip.months[0]?.at).toBe(0)
  expect(strip.barOf('2026-01-01', '2028-01-01')).toEqual({ from: 0, to: 1 })
  expect(strip.barOf('2026-09-01', '2026-09-30')).toEqual({ from: 0, to: 30 / 365 })
  expect(strip.barOf('2026-01-01', '2026-08-31')).toBeNull()
  expect(strip.today).toBeCloseTo(75 / 365, 5)
})

test('a year that turns within the strip goes on', () => {
  expect(stripOf('2027-01-01').months[0]?.name).toBe('Nov')
})
