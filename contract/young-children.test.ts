import { expect, test } from 'vitest'
import { tooYoungInWords, youngestOf } from './young-children.ts'

test('the youngest counts, and an age that was not chosen does not', () => {
  expect(youngestOf([7, null, 2])).toBe(2)
  expect(youngestOf([null])).toBeNull()
  expect(youngestOf([])).toBeNull()
})

test('a child younger than whom the day is made for is told with both ages, and one of that age is not', () => {
  expect(tooYoungInWords(3, 2)).toBe('Made for children from 3 years. Your youngest is 2.')
  expect(tooYoungInWords(1, 0)).toBe('Made for children from 1 year. Your youngest is under 1.')
  expect(tooYoungInWords(3, 3)).toBeNull()
  expect(tooYoungInWords(null, 0)).toBeNull()
  expect(tooYoungInWords(3, null)).toBeNull()
})
