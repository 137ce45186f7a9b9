import { expect, test } from 'vitest'
import { fitsCheckDigit } from './registration-number.ts'

test('the first figure of a company’s number is the check of the others', () => {
  expect(fitsCheckDigit('T7123456789012')).toBe(true)
  expect(['T6123456789012', 'T7123456789021', 'T0000000000000'].map(fitsCheckDigit)).toEqual([false, false, false])
})
