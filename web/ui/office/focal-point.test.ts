import { expect, test } from 'vitest'
import { focalPointOf, pressedFocus, steppedFocus, writtenFocus } from './focal-point.ts'

test('a focal point is read and written as the wire has it', () => {
  expect(focalPointOf('60% 45%')).toEqual({ x: 60, y: 45 })
  expect(focalPointOf('nonsense')).toEqual({ x: 50, y: 50 })
  expect(writtenFocus({ x: 7.4, y: 130 })).toBe('7% 100%')
})

test('an arrow moves it by one percent, with Shift by ten, and never out of the picture', () => {
  expect(steppedFocus({ x: 50, y: 50 }, 'ArrowLeft', false)).toEqual({ x: 49, y: 50 })
  expect(steppedFocus({ x: 50, y: 95 }, 'ArrowDown', true)).toEqual({ x: 50, y: 100 })
  expect(steppedFocus({ x: 50, y: 50 }, 'Enter', false)).toBeNull()
})

test('a press sets it where one pressed', () => {
  expect(pressedFocus({ left: 100, top: 50, width: 300, height: 200 }, { clientX: 250, clientY: 100 })).toEqual({
    x: 50,
    y: 25,
  })
})
