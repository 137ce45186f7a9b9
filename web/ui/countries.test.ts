import { expect, test } from 'vitest'
import { countries, countryName } from './countries.ts'

test('every country of the standard is there once, by its English name and in the order of the names', () => {
  const labels = countries().map(({ label }) => label)
  expect(labels).toHaveLength(249)
  expect(new Set(labels).size).toBe(249)
  expect(labels).toContain('Japan')
  expect(labels.indexOf('Åland Islands')).toBeLessThan(labels.indexOf('Albania'))
})

test('a code that names no country is shown as it is', () => {
  expect(countryName('GB')).toBe('United Kingdom')
  expect(countryName('nowhere at all')).toBe('nowhere at all')
})
