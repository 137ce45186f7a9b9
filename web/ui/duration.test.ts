import { expect, test } from 'vitest'
import { readClock, readCount, readMinutes, writeClock, writeMinutes } from './duration.ts'

test.each([
  ['11 h', 660],
  ['11h30', 690],
  ['3 h 05', 185],
  ['3:30', 210],
  ['45 min', 45],
  ['45', 45],
  ['１１ ｈ', 660],
  ['', null],
])('%j is read as a span', (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes)
})

test.each(['soon', '-3 h', '3 h 75', '11 h 30 s', '1e3'])('%j is no span', (typed) => {
  expect(readMinutes(typed)).toBeNaN()
})

test('what is written is read again as the same', () => {
  for (const minutes of [0, 5, 59, 60, 61, 690, 1440]) expect(readMinutes(writeMinutes(minutes))).toBe(minutes)
  for (const minutes of [0, 480, 1199, 1440]) expect(readClock(writeClock(minutes))).toBe(minutes)
})

test('yen may be typed with signs between the digits, and nothing else is yen', () => {
  expect(readCount('¥5,000')).toBe(5000)
  expect(readCount('５０００')).toBe(5000)
  for (const typed of ['', '-1', '1.5', '5k']) expect(readCount(typed)).toBeNaN()
})
