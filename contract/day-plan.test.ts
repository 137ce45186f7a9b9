import { expect, test } from 'vitest'
import { stopsFrom } from './day-plan.ts'

const stops = [
  { arrivalMinutes: 100, stayMinutes: 60 },
  { arrivalMinutes: 180, stayMinutes: 20 },
  { arrivalMinutes: 230, stayMinutes: 60 },
]

const arrivalsFrom = (pickUp: Parameters<typeof stopsFrom>[0], of = stops) =>
  stopsFrom(pickUp, of).map(({ arrivalMinutes }) => arrivalMinutes)
const staysFrom = (fartherMinutes: number) => stopsFrom({ fartherMinutes }, stops).map(({ stayMinutes }) => stayMinutes)

test('from where the tour itself begins, and of a day that was booked before ways were known, the tour’s own hours hold', () => {
  expect(arrivalsFrom(null)).toEqual([100, 180, 230])
  expect(arrivalsFrom({})).toEqual([100, 180, 230])
})

test('from farther away the first stop is reached later, and its stay is the shorter one', () => {
  expect(arrivalsFrom({ fartherMinutes: 30 })).toEqual([130, 180, 230])
  expect(staysFrom(30)).toEqual([30, 20, 60])
})

test('what one stay cannot give is taken off the next', () => {
  expect(arrivalsFrom({ fartherMinutes: 55 })).toEqual([155, 190, 235])
  expect(staysFrom(55)).toEqual([15, 15, 55])
})

test('from nearer the first stop is reached sooner, and the rest of the day keeps its hours', () => {
  expect(arrivalsFrom({ fartherMinutes: -25 })).toEqual([75, 180, 230])
  expect(staysFrom(-25)).toEqual([85, 20, 60])
  expect(arrivalsFrom({ fartherMinutes: -300 })[0]).toBe(5)
})
