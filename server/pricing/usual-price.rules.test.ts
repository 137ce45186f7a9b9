import { expect, test } from 'vitest'
import { usualPriceOf } from './usual-price.rules.ts'

test('the usual price is that of the most days, and the lower of two that are as frequent', () => {
  expect(usualPriceOf([128_000, 140_800, 128_000, null])).toBe(128_000)
  expect(usualPriceOf([140_800, 128_000])).toBe(128_000)
  expect(usualPriceOf([null, null])).toBeNull()
  expect(usualPriceOf([])).toBeNull()
})
