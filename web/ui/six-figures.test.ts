import { expect, test } from 'vitest'
import { sixFigures } from './six-figures.ts'

test.each([
  ['417 203', '417203'],
  [' 4-1-7-2-0-3 ', '417203'],
  ['４１７２０３', '417203'],
  ['٤١٧٢٠٣', '417203'],
  ['۴۱۷۲۰۳', '417203'],
  ['Your code is 417203', '417203'],
  ['41720399', '417203'],
  ['41', '41'],
  ['abc', ''],
])('of “%s” the figures are “%s”', (typed, figures) => {
  expect(sixFigures(typed)).toBe(figures)
})
