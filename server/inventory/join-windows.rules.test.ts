import { expect, test } from 'vitest'
import { joinWindows } from './join-windows.rules.ts'

const day = (number: number) => new Date(Date.UTC(2026, 11, number))
const days = (from: number, until: number) => ({ from: day(from), until: day(until) })

test('windows that reach into each other are looked at as one, in whatever order they come', () => {
  expect(joinWindows([days(8, 11), days(1, 4), days(3, 6)])).toEqual([
    { window: days(1, 6), places: [1, 2] },
    { window: days(8, 11), places: [0] },
  ])
  // One within another does not end it sooner.
  expect(joinWindows([days(1, 9), days(2, 3), days(8, 10)])).toEqual([{ window: days(1, 10), places: [0, 1, 2] }])
  expect(joinWindows([])).toEqual([])
})
