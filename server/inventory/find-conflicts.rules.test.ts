import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { car, chauffeur, fleetOf } from './crew.fixture.ts'
import { job } from './duty.fixture.ts'
import { findConflicts } from './find-conflicts.rules.ts'

const [monday, tuesday] = ['2026-11-16', '2026-11-17']
const fleet = fleetOf({ vehicles: [car('crown', 'sedan')], chauffeurs: [chauffeur('ono', ['sedan'])] })
const span = { from: tokyoInstant(monday, '00:00'), until: tokyoInstant('2026-11-30', '00:00') }
const of = (bookingId: string) => ({ bookingId })
const found = (jobs: Record<string, ReturnType<typeof job>[]>) =>
  findConflicts(fleet, new Map(Object.entries(jobs)), span).map(({ resource, problem, bookingId, restMinutes }) => ({
    ...{ who: resource.name, problem, bookingId, restMinutes },
  }))

test('a good plan has no conflicts', () => {
  expect(found({ ono: [job(monday, '09:00', 8, of('a')), job(tuesday, '09:00', 8, of('b'))] })).toEqual([])
})

test('too little rest before the next day is found, and by how much', () => {
  const late = job(monday, '14:00', 9, of('a'))
  expect(found({ ono: [late, job(tuesday, '08:00', 8, of('b'))] })).toEqual([
    { who: 'ono', problem: 'day-too-long', bookingId: 'a', restMinutes: null },
    { who: 'ono', problem: 'day-too-long', bookingId: 'b', restMinutes: 450 },
  ])
})

test('two jobs at once and two that come too close are found; a booking with two hours of its own is not', () => {
  const morning = job(monday, '09:00', 4, of('a'))
  const busy = found({ crown: [morning, job(monday, '12:00', 4, of('b'))] })
  expect(busy).toMatchObject([{ problem: 'busy', bookingId: 'b' }])
  expect(found({ crown: [morning, job(monday, '13:10', 4, of('b'))] })).toMatchObject([{ problem: 'too-close' }])
  expect(found({ crown: [morning, job(monday, '12:00', 4, of('a'))] })).toEqual([])
})

test('a car that changes hands without time for its garage is told apart from one that is only late', () => {
  const by = (partnerId: string, start: string, id: string) =>
    job(monday, start, 3, { ...of(id), partnerId, garageArea: 'garage' })
  const conflicts = (jobs: ReturnType<typeof job>[]) =>
    findConflicts(fleet, new Map([['crown', jobs]]), span).map(({ problem, changesHands }) => ({
      problem,
      changesHands,
    }))
  expect(conflicts([by('ono', '09:00', 'a'), by('abe', '13:00', 'b')])).toEqual([
    { problem: 'too-close', changesHands: true },
  ])
  expect(conflicts([by('ono', '09:00', 'a'), by('ono', '12:10', 'b')])).toEqual([
    { problem: 'too-close', changesHands: false },
  ])
})

test('what begins after the span, or is over, is nobody’s concern now', () => {
  const twice = (day: string) => [job(day, '09:00', 4, of('a')), job(day, '12:00', 4, of('b'))]
  expect(found({ crown: twice('2026-12-01') })).toEqual([])
  expect(found({ crown: twice('2026-11-15') })).toEqual([])
})

test('who is away for weeks is in conflict with work in the midst of it, and with none after it', () => {
  const away = { ...job('2026-11-02', '00:00', 24 * 21), isAway: true as const }
  const plan = [away, job('2026-11-20', '09:00', 8, of('a')), job('2026-11-26', '09:00', 8, of('b'))]
  expect(found({ ono: plan })).toMatchObject([{ problem: 'not-working', bookingId: 'a' }])
})

test('every job that papers do not cover is found, and that it is they; of whoever left, that they left', () => {
  const until = '2026-11-17'
  const work = [
    job(tuesday, '09:00', 8, of('covered')),
    job('2026-11-18', '08:00', 3, of('morning')),
    job('2026-11-18', '14:00', 3, of('afternoon')),
  ]
  const papersOf = (about: Parameters<typeof car>[2]) =>
    findConflicts(
      fleetOf({ vehicles: [car('crown', 'sedan', about)], chauffeurs: [] }),
      new Map([['crown', work]]),
      span,
    ).map(({ bookingId, papers }) => [bookingId, papers])
  expect(papersOf({ papersUntil: until })).toEqual([
    ['morning', { until }],
    ['afternoon', { until }],
  ])
  expect(papersOf({ lacks: ['licence'] })).toHaveLength(3)
  expect(papersOf({ papersUntil: until, lastDay: until })).toEqual([['afternoon', null]])
})
