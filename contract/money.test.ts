import { expect, test } from 'vitest'
import { formatCount, formatYen, refundYen } from './money.ts'

test('yen are grouped in thousands behind the sign', () => {
  expect(formatYen(0)).toBe('¥0')
  expect(formatYen(980)).toBe('¥980')
  expect(formatYen(128000)).toBe('¥128,000')
  expect(formatYen(12345678)).toBe('¥12,345,678')
})

test('money that goes back has a true minus before the sign', () => {
  expect(formatYen(-26040)).toBe('−¥26,040')
})

test('a fraction of a yen is refused', () => {
  expect(() => formatYen(1280.5)).toThrow(RangeError)
  expect(() => formatYen(Number.NaN)).toThrow(RangeError)
})

test('a large count is grouped in thousands as well', () => {
  expect([0, 999, 1480, 10_000_000].map(formatCount)).toEqual(['0', '999', '1,480', '10,000,000'])
})

test('a refund is never a yen less than its share, and never more than was paid', () => {
  expect(refundYen(100_001, 50)).toBe(50_001)
  expect(refundYen(100_001, 33)).toBe(33_001)
  expect([0, 50, 100].map((percent) => refundYen(128_000, percent))).toEqual([0, 64_000, 128_000])
  expect(refundYen(1, 100)).toBe(1)
})
