import { expect, test } from 'vitest'
import { refundDueBy } from './refund-time.ts'

test('a refund is due after five days on which banks work', () => {
  expect(refundDueBy('2026-11-16')).toBe('2026-11-23')
  expect(refundDueBy('2026-11-20')).toBe('2026-11-27')
  expect(refundDueBy('2026-11-21')).toBe('2026-11-27')
})
