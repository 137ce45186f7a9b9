import { expect, test } from 'vitest'
import { stickyTop } from './sticky-top.ts'

test('the box stays a margin below the upper edge, or where it is higher than the window, by its lower end', () => {
  expect(stickyTop(600, 900, 24)).toBe(24)
  expect(stickyTop(852, 900, 24)).toBe(24)
  expect(stickyTop(1100, 900, 24)).toBe(-224)
})
