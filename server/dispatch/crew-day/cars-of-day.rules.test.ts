import { expect, test } from 'vitest'
import { addMinutes, tokyoInstant, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { car, chauffeur, fleetOf } from '#server/testing/crews.ts'
import { carTimesOf, ownJobsOf } from './cars-of-day.rules.ts'
import type { TakenJob } from './crew-day.store.ts'

const day = '2026-12-09'
/** Forty minutes between two areas. */
const fleet = fleetOf({
  vehicles: [car('crown', 'sedan'), car('alphard', 'alphard'), car('far', 'sedan', { garageArea: 'harbour' })],
  chauffeurs: [chauffeur('nagai', ['sedan', 'alphard'])],
})

const taken = (resourceId: string, bookingId: string, start: string, hours: number): TakenJob => {
  const startsAt = tokyoInstant(day, start)
  return {
    ...{
      resourceId,
      bookingId,
      round: 1,
      startsAt,
      endsAt: addMinutes(startsAt, hours * 60),
      landsAt: null,
      joinedAt: null,
    },
    ...{ kind: fleet.vehicles.some(({ id }) => id === resourceId) ? ('vehicle' as const) : ('chauffeur' as const) },
    ...{ fromArea: 'town', toArea: 'town', drivingMinutes: 60 },
  }
}

/** For each job of Nagai's when he collects the car and when he hands it back. */
function timesOf(jobs: [bookingId: string, start: string, hours: number, car: string][], others: TakenJob[] = []) {
  const own = jobs.map(([id, start, hours]) => taken('nagai', id, start, hours))
  const cars = [...jobs.map(([id, start, hours, by]) => taken(by, id, start, hours)), ...others]
  const all = ownJobsOf(fleet, { kind: 'chauffeur' }, own, cars)
  const clock = (at: Date | null) => at && tokyoTimeOf(at)
  return all.map((job) => {
    const { collectAt, handBackAt } = carTimesOf(job, { fleet, garageArea: 'garage', jobs: all, cars })
    return [clock(collectAt), clock(handBackAt)]
  })
}

test('of a day with one car of the own garage nothing is said', () => {
  expect(timesOf([['a', '09:00', 3, 'crown']])).toEqual([[null, null]])
  const two: Parameters<typeof timesOf>[0] = [
    ['a', '09:00', 3, 'crown'],
    ['b', '14:00', 3, 'crown'],
  ]
  expect(timesOf(two)).toEqual([
    [null, null],
    [null, null],
  ])
})

test('a car of another garage is collected there before the first job and handed back after the last', () => {
  expect(
    timesOf([
      ['a', '09:00', 3, 'far'],
      ['b', '14:00', 3, 'far'],
    ]),
  ).toEqual([
    ['08:10', null],
    [null, '17:40'],
  ])
})

test('who changes cars in the day hears of each of them', () => {
  expect(
    timesOf([
      ['a', '08:00', 3, 'crown'],
      ['b', '14:00', 3, 'alphard'],
    ]),
  ).toEqual([
    ['07:10', '11:40'],
    ['13:10', '17:40'],
  ])
})

test('a car that somebody else has between two jobs is handed over and collected again', () => {
  const between = [taken('crown', 'c', '13:30', 1)]
  expect(
    timesOf(
      [
        ['a', '08:00', 3, 'crown'],
        ['b', '17:00', 2, 'crown'],
      ],
      between,
    ),
  ).toEqual([
    [null, '11:40'],
    ['16:10', null],
  ])
})

test('a car that somebody else has on the same day is collected after them, and handed back for who comes next', () => {
  const evening: Parameters<typeof timesOf>[0] = [['a', '19:50', 2, 'crown']]
  expect(timesOf(evening, [taken('crown', 'b', '09:00', 5)])).toEqual([['19:00', null]])
  const morning: Parameters<typeof timesOf>[0] = [['a', '06:00', 2, 'crown']]
  expect(timesOf(morning, [taken('crown', 'b', '12:00', 5)])).toEqual([[null, '08:40']])
  // Another car, or the same on another day, concerns nobody.
  expect(timesOf(evening, [taken('alphard', 'b', '09:00', 5)])).toEqual([[null, null]])
  const eve = { ...taken('crown', 'b', '09:00', 5), ...{ startsAt: tokyoInstant('2026-12-08', '09:00') } }
  const before = { ...eve, endsAt: tokyoInstant('2026-12-08', '14:00') }
  expect(timesOf(evening, [before])).toEqual([[null, null]])
})

test('guides, and who has no car yet, hear nothing', () => {
  const own = [taken('nagai', 'a', '09:00', 3)]
  const cars = [taken('far', 'a', '09:00', 3)]
  const question = { fleet, garageArea: 'garage', cars }
  for (const jobs of [ownJobsOf(fleet, { kind: 'guide' }, own, cars), ownJobsOf(fleet, { kind: 'chauffeur' }, own, [])])
    expect(jobs.map((job) => carTimesOf(job, { ...question, jobs }))).toEqual([{ collectAt: null, handBackAt: null }])
})
