import { expect, test } from 'vitest'
import { minutesLacking, stopsBetween } from './day-plan.ts'

const stops = [
  { arrivalMinutes: 100, stayMinutes: 60 },
  { arrivalMinutes: 180, stayMinutes: 20 },
  { arrivalMinutes: 230, stayMinutes: 60 },
]

const reached = (there?: number, home?: number) => {
  const ends = { pickUp: { fartherMinutes: there }, dropOff: { fartherMinutes: home } }
  const planned = stopsBetween(ends, stops)
  return {
    arrivals: planned.map(({ arrivalMinutes }) => arrivalMinutes),
    stays: planned.map(({ stayMinutes }) => stayMinutes),
    lacking: minutesLacking(ends, stops),
  }
}
const usual = { arrivals: [100, 180, 230], stays: [60, 20, 60], lacking: 0 }

test('from where the tour itself begins, and of a day that was booked before ways were known, the tour’s own hours hold', () => {
  expect(stopsBetween({ pickUp: null, dropOff: null }, stops)).toEqual(stops)
  expect(reached()).toEqual(usual)
})

test('from farther away the first stop is reached later, and its stay is the shorter one', () => {
  expect(reached(30)).toEqual({ arrivals: [130, 180, 230], stays: [30, 20, 60], lacking: 0 })
})

test('what one stay cannot give is taken off the next', () => {
  expect(reached(55)).toEqual({ arrivals: [155, 190, 235], stays: [15, 15, 55], lacking: 0 })
})

test('from nearer the first stop is reached sooner, and the rest of the day keeps its hours', () => {
  expect(reached(-25)).toEqual({ arrivals: [75, 180, 230], stays: [85, 20, 60], lacking: 0 })
  expect(reached(-300).arrivals[0]).toBe(5)
})

test('for a longer way home the last stop is left sooner, then the one before it, and the day ends as it was said', () => {
  expect(reached(0, 30)).toEqual({ arrivals: [100, 180, 230], stays: [60, 20, 30], lacking: 0 })
  expect(reached(0, 60)).toEqual({ arrivals: [100, 170, 215], stays: [50, 15, 15], lacking: 0 })
})

test('for a shorter way home the last stop is stayed at longer', () => {
  expect(reached(0, -20)).toEqual({ ...usual, stays: [60, 20, 80] })
})

test('both ways are taken off, and a day that cannot give so much says what it lacks', () => {
  expect(reached(30, 30)).toEqual({ arrivals: [130, 180, 230], stays: [30, 20, 30], lacking: 0 })
  expect(reached(45, 50).lacking).toBe(0)
  expect(reached(45, 60).lacking).toBe(10)
  expect(reached(100).lacking).toBe(5)
  expect(minutesLacking({ pickUp: { fartherMinutes: 90 }, dropOff: null }, [])).toBe(0)
})
