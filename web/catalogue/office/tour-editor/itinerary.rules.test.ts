import { expect, test } from 'vitest'
import { breaksOf, type DayPlan, type DayStop, problemsOfDay, timesOf } from './itinerary.rules.ts'

const stop = (name: string, driveMinutes: number, stayMinutes: number, fixedArrivalMinutes: number | null = null) =>
  ({ name, driveMinutes, stayMinutes, fixedArrivalMinutes }) satisfies DayStop

/** Fuji at first light from 05:30, with a table for 12:45. */
const fuji = (stayAtFifthStation: number): DayPlan => ({
  stops: [
    stop('Oishi Park', 110, 60),
    stop('Chureito Pagoda', 25, 65),
    stop('Fifth Station', 50, stayAtFifthStation),
    stop('Lunch', 45, 70, 435),
    stop('Oshino Hakkai', 20, 75),
  ],
  returnDriveMinutes: 120,
  durationMinutes: 720,
})

test('arrivals, leavings and the end follow from drives and stays', () => {
  const { stops, ends, drivingMinutes, stayingMinutes } = timesOf(fuji(80))
  expect(stops.map(({ arrives, leaves }) => [arrives, leaves])).toEqual([
    [110, 170],
    [195, 260],
    [310, 390],
    [435, 505],
    [525, 600],
  ])
  expect({ ends, drivingMinutes, stayingMinutes }).toEqual({ ends: 720, drivingMinutes: 370, stayingMinutes: 350 })
  expect(problemsOfDay(fuji(80))).toEqual([])
})

test('a stay that makes the car late for a table says by how much and offers two mends', () => {
  expect(problemsOfDay(fuji(90))).toEqual([
    {
      kind: 'late',
      stop: 3,
      byMinutes: 10,
      arrives: 445,
      fixed: 435,
      mends: [[{ stop: 2, stayMinutes: 80 }], [{ stop: 3, fixedArrivalMinutes: 445 }, { durationMinutes: 730 }]],
    },
  ])
})

test('each mend of a delay really mends it', () => {
  const plan = fuji(90)
  const shorter = { ...plan, stops: plan.stops.with(2, stop('Fifth Station', 50, 80)) }
  const later = { ...plan, stops: plan.stops.with(3, stop('Lunch', 45, 70, 445)), durationMinutes: 730 }
  expect(problemsOfDay(shorter)).toEqual([])
  expect(problemsOfDay(later)).toEqual([])
})

test('who comes early for something fixed is told, since nobody waits without it being written', () => {
  expect(problemsOfDay(fuji(60))).toMatchObject([
    {
      kind: 'early',
      stop: 3,
      byMinutes: 20,
      mends: [[{ stop: 2, stayMinutes: 80 }], [{ stop: 3, fixedArrivalMinutes: 415 }, { durationMinutes: 700 }]],
    },
  ])
})

test('a day longer than its length can give up time at its longest stop, or become longer', () => {
  const plan = {
    stops: [stop('Senso-ji', 20, 60), stop('Meiji Jingu', 30, 100)],
    returnDriveMinutes: 30,
    durationMinutes: 210,
  }
  expect(problemsOfDay(plan)).toEqual([
    {
      kind: 'longer',
      byMinutes: 30,
      ends: 240,
      durationMinutes: 210,
      mends: [[{ stop: 1, stayMinutes: 70 }], [{ durationMinutes: 240 }]],
    },
  ])
  expect(problemsOfDay({ ...plan, durationMinutes: 270 })).toMatchObject([
    { kind: 'shorter', byMinutes: 30, mends: [[{ stop: 1, stayMinutes: 130 }], [{ durationMinutes: 270 - 30 }]] },
  ])
})

test('no stay is shortened to nothing: then only the length can give way', () => {
  const plan = { stops: [stop('Senso-ji', 120, 20)], returnDriveMinutes: 60, durationMinutes: 120 }
  expect(problemsOfDay(plan)).toMatchObject([{ kind: 'longer', byMinutes: 80, mends: [[{ durationMinutes: 200 }]] }])
})

test('an empty day has nothing that could be wrong, and a length not chosen yet is no fault', () => {
  expect(problemsOfDay({ stops: [], returnDriveMinutes: 0, durationMinutes: 600 })).toEqual([])
  expect(problemsOfDay({ stops: [stop('Ginza', 10, 60)], returnDriveMinutes: 10, durationMinutes: null })).toEqual([])
})

test('four hours at the wheel without half an hour of rest are told', () => {
  expect(breaksOf(fuji(80))).toEqual({ isKept: true, longestMinutes: 120 })
  const plan = { stops: [stop('A view', 150, 10), stop('Nikko', 110, 90)], returnDriveMinutes: 130 }
  expect(breaksOf(plan)).toEqual({ isKept: false, longestMinutes: 260 })
})
