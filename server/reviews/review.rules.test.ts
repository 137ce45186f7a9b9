import { expect, test } from 'vitest'
import { guideFault, meanStars, signedAs } from './review.rules.ts'

test('a review has the mean of what was judged, to one place; a guide who was not there does not count', () => {
  const parts = { chauffeurStars: 5, guideStars: 4, vehicleStars: 5, routeStars: 4 }
  expect(meanStars(parts)).toBe(4.5)
  expect(meanStars({ ...parts, guideStars: null })).toBe(4.7)
  expect(meanStars({ chauffeurStars: 1, guideStars: null, vehicleStars: 1, routeStars: 2 })).toBe(1.3)
})

test('a signature is on one line, and turns nothing around it', () => {
  expect(signedAs('  Priya,\n  Pune\t')).toBe('Priya, Pune')
  expect(signedAs('\u202eayirP\u2069')).toBe('ayirP')
  expect(signedAs('\u200f\u202e')).toBe('')
  expect(signedAs('دانا، عمّان')).toBe('دانا، عمّان')
})

test('a guide is judged exactly where there was one', () => {
  expect(guideFault(4, true)).toBeNull()
  expect(guideFault(null, false)).toBeNull()
  expect(guideFault(null, true)).toMatch(/stars/)
  expect(guideFault(4, false)).toMatch(/no guide/)
})
