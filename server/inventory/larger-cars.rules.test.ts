import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#server/fleet/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { largerInWords } from './candidate-words.rules.ts'
import { type CandidateQuestion, listCandidates, rate } from './candidates.rules.ts'
import { chooseCrew } from './choose-crew.rules.ts'
import { car, chauffeur, demandFor, fleetOf } from './crew.fixture.ts'
import type { Job } from './demand.rules.ts'
import { job } from './duty.fixture.ts'

const monday = '2026-12-07'
const startsAt = tokyoInstant(monday, '09:00')
const [crown, alphard, hiace, coaster] = [
  car('crown', 'sedan'),
  car('alphard', 'alphard'),
  car('hiace', 'hiace'),
  car('coaster', 'coaster'),
]
const vehicles = [coaster, hiace, alphard, crown]
const everything = chauffeur('Okada', ['sedan', 'alphard', 'hiace', 'hiaceLong', 'coaster'])

const question = (about: Partial<CandidateQuestion> = {}): CandidateQuestion => ({
  ...{ fleet: fleetOf({ vehicles, chauffeurs: [everything] }), taken: new Map() },
  ...{ demand: demandFor(), startsAt, vehicleClass: null, drives: everything.drives, chauffeur: everything },
  mayBeLarger: () => true,
  ...about,
})
const problemOf = (vehicle: Vehicle, about: Partial<CandidateQuestion> = {}) =>
  rate(vehicle, question(about)).problem?.why ?? null

describe('a larger car than may stand in', () => {
  test('comes by hand, after all that need no reason, the smallest first', () => {
    const listed = listCandidates('vehicle', question())
    expect(listed.map(({ resource, classesLarger }) => [resource.id, classesLarger])).toEqual([
      ...[
        ['crown', 0],
        ['alphard', 0],
        ['hiace', 2],
        ['coaster', 4],
      ],
    ])
    expect(listed.every(({ problem }) => problem === null)).toBe(true)
    expect([largerInWords(1), largerInWords(2)]).toEqual([
      'One class larger, at the same price',
      'Two classes larger, at the same price',
    ])
  })

  test('is of another class to everybody who does not decide by hand', () => {
    const { mayBeLarger: _, ...usual } = question()
    expect(rate(hiace, usual)).toMatchObject({ problem: { why: 'other-class' }, classesLarger: 0 })
    expect(rate(alphard, usual).problem).toBeNull()
  })

  test('is never a smaller one, has room for the party, and a chauffeur who may drive it', () => {
    expect(problemOf(crown, { demand: demandFor({ vehicleClass: 'hiace' }) })).toBe('other-class')
    expect(problemOf(hiace, { demand: demandFor({ seats: 10 }) })).toBe('no-room')
    expect(problemOf(coaster, { drives: ['sedan', 'hiace'] })).toBe('no-licence')
  })

  test('makes a bus driver’s day where it is a bus, although a car was booked', () => {
    const early: Job = { ...job(monday, '06:00', 2), drivingMinutes: 480, bookingId: 'early' }
    const taken = new Map([['Okada', [early]]])
    expect(problemOf(hiace, { taken })).toBeNull()
    expect(problemOf(coaster, { taken })).toBe('too-long-at-the-wheel')
    const driven = question({ taken, vehicle: coaster, vehicleClass: 'coaster' })
    expect(rate(everything, driven).problem?.why).toBe('too-long-at-the-wheel')
  })

  test('is never chosen by itself, and goes along where the booking has it', () => {
    const fleet = fleetOf({ vehicles: [hiace], chauffeurs: [everything] })
    const chosen = (preferred: string[]) =>
      chooseCrew(fleet, new Map(), demandFor(), startsAt, new Set(), new Set(preferred))?.vehicle.id ?? null
    expect([chosen([]), chosen(['hiace'])]).toEqual([null, 'hiace'])
  })
})
