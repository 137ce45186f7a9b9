import { expect, test } from 'vitest'
import { car, chauffeur, fleetOf } from './crew.fixture.ts'
import type { Job } from './demand.rules.ts'
import { carPolicy, chauffeurPolicy, drive, job, somebody } from './duty.fixture.ts'
import { checkDuty, checkStaying, dutyDayOf } from './duty.rules.ts'
import { jobWith, meetIn, nextTo } from './handover.rules.ts'

const monday = '2026-12-07'
const tuesday = '2026-12-08'
/** Ten minutes within an area, forty between two: so the way through one garage takes eighty, and two hours through two. */
const crown = car('crown', 'sedan')
const far = car('far', 'sedan', { garageArea: 'harbour' })
const [nagai, noda] = [chauffeur('nagai', ['sedan']), chauffeur('noda', ['sedan'])]
const morning = job(monday, '09:00', 3)

const driven = (by: typeof nagai, one = morning): Job => jobWith('vehicle', one, { vehicle: crown, chauffeur: by })
const drives = (vehicle: typeof crown, one = morning): Job => jobWith('chauffeur', one, { vehicle, chauffeur: nagai })
const carTakes = (start: string, by: typeof nagai, taken: Job[]) =>
  checkDuty(crown, carPolicy, driven(by, job(monday, start, 2)), taken, drive).problem
const driverTakes = (start: string, vehicle: typeof crown, taken: Job[]) =>
  checkDuty(nagai, chauffeurPolicy, drives(vehicle, job(monday, start, 2)), taken, drive).problem

test('the same chauffeur drives the same car straight on: the turn-round and the way to the next door', () => {
  expect([carTakes('12:39', nagai, [driven(nagai)]), carTakes('12:40', nagai, [driven(nagai)])]).toEqual([
    'too-close',
    null,
  ])
  expect([driverTakes('12:29', crown, [drives(crown)]), driverTakes('12:30', crown, [drives(crown)])]).toEqual([
    'too-close',
    null,
  ])
})

test('a car goes through its garage from one chauffeur to the next', () => {
  expect([carTakes('13:49', noda, [driven(nagai)]), carTakes('13:50', noda, [driven(nagai)])]).toEqual([
    'too-close',
    null,
  ])
  // And before a job that stands there already.
  const evening = driven(nagai, job(monday, '15:50', 3))
  expect([carTakes('12:00', noda, [evening]), carTakes('12:01', noda, [evening])]).toEqual([null, 'too-close'])
})

test('who changes cars brings the first one home, and fetches the second where that is kept', () => {
  const sameGarage = car('crown-2', 'sedan')
  expect([
    driverTakes('13:39', sameGarage, [drives(crown)]),
    driverTakes('13:40', sameGarage, [drives(crown)]),
  ]).toEqual(['too-close', null])
  expect([driverTakes('14:19', far, [drives(crown)]), driverTakes('14:20', far, [drives(crown)])]).toEqual([
    'too-close',
    null,
  ])
})

test('where a car or a chauffeur is not chosen yet, nobody knows of a handover', () => {
  expect(carTakes('12:40', noda, [morning])).toBeNull()
  expect(driverTakes('12:30', far, [morning])).toBeNull()
  const open = job(monday, '12:40', 2)
  expect(checkDuty(crown, carPolicy, open, [driven(nagai)], drive).problem).toBeNull()
})

test('a day begins and ends in one’s own garage, and the way to that of the car is part of it', () => {
  const distant = (from: string, to: string) => (from === to ? 10 : [from, to].includes('harbour') ? 90 : 40)
  const dayWith = (vehicle: typeof crown) => dutyDayOf(drives(vehicle), [], nagai.garageArea, 540, distant)
  expect([dayWith(crown).lengthMinutes, dayWith(far).lengthMinutes]).toEqual([180 + 80 + 10, 180 + 180 + 180 + 10])
  const long = job(monday, '07:00', 11)
  const answer = (vehicle: typeof crown) =>
    checkDuty(nagai, chauffeurPolicy, drives(vehicle, long), [], distant).problem
  expect([answer(crown), answer(far)]).toEqual([null, 'day-too-long'])
})

test('the rest is from the own garage to the own garage, wherever the cars are kept', () => {
  const evening = drives(far, job(monday, '13:20', 8))
  const next = drives(crown, job(tuesday, '08:30', 6))
  // The car is back in the harbour at 22:00, he is home at 22:40, and out again at 07:40, at the door at 08:20.
  expect(checkDuty(nagai, chauffeurPolicy, next, [evening], drive)).toMatchObject({ problem: null, restMinutes: 540 })
})

test('only the jobs right before and after are to be reached; of a booking with two hours either may be', () => {
  const [first, second, third] = [job(monday, '06:00', 1), job(monday, '08:00', 1), job(monday, '12:00', 1)]
  expect(nextTo(third, [first, second])).toEqual([second])
  const [old, moved] = [
    { ...first, bookingId: 'a' },
    { ...second, bookingId: 'a' },
  ]
  expect(nextTo(third, [old, moved])).toEqual([old, moved])
})

test('to a job that has begun another car is brought: what its chauffeur drove before does not count', () => {
  const underWay: Job = { ...drives(far, job(monday, '12:30', 4)), isUnderWay: true }
  expect(checkDuty(nagai, chauffeurPolicy, underWay, [drives(crown)], drive).problem).toBeNull()
  const { isUnderWay: _, ...ahead } = underWay
  expect(checkDuty(nagai, chauffeurPolicy, ahead, [drives(crown)], drive).problem).toBe('too-close')
})

test('who stays with a job is asked about the newcomer, and not about what was wrong before', () => {
  const [taken, one] = [[driven(nagai)], job(monday, '13:00', 2)]
  const staying = (by: typeof nagai) =>
    checkStaying(crown, carPolicy, { job: one, pair: { vehicle: crown, chauffeur: by } }, taken, drive)
  expect([staying(nagai), staying(noda)]).toEqual([null, 'too-close'])
  const ill = somebody({ workingDays: [2] })
  const pair = { vehicle: crown, chauffeur: ill }
  expect(checkStaying(ill, chauffeurPolicy, { job: one, pair }, [], drive)).toBeNull()
})

test('who joins a booking or leaves it is met, or missed, by the other one', () => {
  const fleet = fleetOf({ vehicles: [crown], chauffeurs: [nagai] })
  const own = { ...morning, bookingId: 'b' }
  const asked = { id: 'b', startsAt: own.startsAt }
  const both = meetIn(
    fleet,
    new Map([
      [crown.id, [own]],
      [nagai.id, [own]],
    ]),
    asked,
  )
  expect(both.get(nagai.id)).toEqual([{ ...own, partnerId: crown.id, garageArea: 'garage' }])
  expect(both.get(crown.id)).toEqual([{ ...own, partnerId: nagai.id, garageArea: 'garage' }])
  both.set(crown.id, [])
  expect(meetIn(fleet, both, asked).get(nagai.id)).toEqual([own])
})
