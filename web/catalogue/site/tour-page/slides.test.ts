import { expect, test } from 'vitest'
import { slideByKey, slideInView } from './slides.ts'

test('the slide that fills most of the strip is the one in view, mirrored or not', () => {
  expect(slideInView({ scrollLeft: 0, clientWidth: 390 })).toBe(0)
  expect(slideInView({ scrollLeft: 240, clientWidth: 390 })).toBe(1)
  expect(slideInView({ scrollLeft: -780, clientWidth: 390 })).toBe(2)
  expect(slideInView({ scrollLeft: 0, clientWidth: 0 })).toBe(0)
})

test('arrows follow the reading direction and stop at the ends', () => {
  expect(slideByKey('ArrowRight', 0, 4, false)).toBe(1)
  expect(slideByKey('ArrowRight', 3, 4, false)).toBe(3)
  expect(slideByKey('ArrowLeft', 0, 4, false)).toBe(0)
  expect(slideByKey('ArrowRight', 1, 4, true)).toBe(0)
  expect(slideByKey('ArrowLeft', 1, 4, true)).toBe(2)
})

test('Home and End lead to the ends, other keys nowhere', () => {
  expect(slideByKey('Home', 2, 4, false)).toBe(0)
  expect(slideByKey('End', 0, 4, true)).toBe(3)
  expect(slideByKey('a', 2, 4, false)).toBeUndefined()
})
