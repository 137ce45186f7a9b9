import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fleet } from '#server/fleet/index.ts'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { brokenRules } from './broken-duty.fixture.ts'
import { type Crew, chooseCrew, membersOf } from './choose-crew.rules.ts'
import { car, chauffeur, demandFor, fleetOf } from './crew.fixture.ts'
import { type Demand, type Job, jobOf } from './demand.rules.ts'
import { checkDuty } from './duty.rules.ts'
import { type Drive, jobWith } from './handover.rules.ts'

const areas = ['north', 'south', 'town', 'airport']

/** Ten minutes to an hour, and other at every hour. */
const drive: Drive = (from, to, at) =>
  10 + ((areas.indexOf(from) * 37 + areas.indexOf(to) * 53 + at.getUTCHours() * 7) % 6) * 10

/** Two garages, with more of one kind in each. */
const fleet: Fleet = {
  ...fleetOf({
    vehicles: [
      car('crown-n', 'sedan', { garageArea: 'north' }),
      car('crown-s', 'sedan', { garageArea: 'south' }),
      car('alphard-s', 'alphard', { garageArea: 'south' }),
    ],
    chauffeurs: [
      chauffeur('nagai', ['sedan'], { garageArea: 'north' }),
      chauffeur('noda', ['sedan', 'alphard'], { garageArea: 'north' }),
      chauffeur('sato', ['sedan', 'alphard'], { garageArea: 'south' }),
    ],
  }),
  drivingMinutes: drive,
}

const anyWish = fc.record({
  start: fc.nat(4 * 144),
  about: fc.record({
    fromArea: fc.constantFrom(...areas),
    toArea: fc.constantFrom(...areas),
    durationMinutes: fc.integer({ min: 6, max: 40 }).map((tens) => tens * 10),
    vehicleClass: fc.constantFrom('sedan' as const, 'alphard' as const),
  }),
})
type Wish = typeof anyWish extends fc.Arbitrary<infer T> ? T : never

type Choose = (taken: Map<string, Job[]>, demand: Demand, startsAt: Date) => Crew | null

/** Sends a crew out for every wish that finds one, as guests ask for them. */
function sendOut(wishes: readonly Wish[], choose: Choose, onRefusal = (_taken: Map<string, Job[]>, _job: Job) => {}) {
  const taken = new Map<string, Job[]>()
  for (const [index, { start, about }] of wishes.entries()) {
    const demand = demandFor(about)
    const startsAt = addMinutes(tokyoInstant('2026-12-07', '00:00'), start * 10)
    const crew = choose(taken, demand, startsAt)
    if (!crew) onRefusal(taken, jobOf(demand, startsAt))
    for (const { id, kind } of crew ? membersOf(crew) : []) {
      const job = { ...jobWith(kind, jobOf(demand, startsAt), crew as Crew), bookingId: String(index) }
      taken.set(id, [...(taken.get(id) ?? []), job])
    }
  }
  return taken
}

const broken = (taken: ReadonlyMap<string, Job[]>) =>
  [...fleet.vehicles, ...fleet.chauffeurs].flatMap((resource) =>
    brokenRules(resource, fleet.policies[resource.kind], taken.get(resource.id) ?? [], drive),
  )

const wishes = fc.array(anyWish, { minLength: 2, maxLength: 40, size: 'max' })
const choose: Choose = (taken, demand, startsAt) => chooseCrew(fleet, taken, demand, startsAt)

test('whoever is sent out, every car and every chauffeur has time for what they were given', () => {
  let handovers = 0
  fc.assert(
    fc.property(wishes, (asked) => {
      const taken = sendOut(asked, choose)
      for (const jobs of taken.values()) handovers += new Set(jobs.map(({ partnerId }) => partnerId)).size - 1
      expect(broken(taken)).toEqual([])
    }),
    { numRuns: 150 },
  )
  // Were nobody ever to change cars, this would prove nothing.
  expect(handovers).toBeGreaterThan(100)
})

test('nobody is refused whom some car and some chauffeur could have taken together', () => {
  fc.assert(
    fc.property(wishes, (asked) => {
      sendOut(asked, choose, (taken, job) => {
        const can = fleet.vehicles
          .filter((vehicle) => vehicle.vehicleClass === 'alphard')
          .flatMap((vehicle) => fleet.chauffeurs.map((driver) => ({ vehicle, chauffeur: driver })))
          .filter((pair) => pair.chauffeur.drives.includes('alphard'))
          .filter((pair) =>
            [pair.vehicle, pair.chauffeur].every((one) => {
              const own = jobWith(one.kind, job, pair)
              return checkDuty(one, fleet.policies[one.kind], own, taken.get(one.id) ?? [], drive).problem === null
            }),
          )
        // An Alphard takes every wish of these, its own guests and those of a Crown.
        expect(can).toEqual([])
      })
    }),
    { numRuns: 100 },
  )
})

test('a crew that is put together of whoever is free alone breaks a handover: the control', () => {
  const alone: Choose = (taken, demand, startsAt) => {
    const job = jobOf(demand, startsAt)
    // As each of them was judged before they had to meet.
    const strip = ({ partnerId: _partner, garageArea: _garage, ...rest }: Job): Job => rest
    const isFree = (one: Fleet['vehicles'][number] | Fleet['chauffeurs'][number]) =>
      checkDuty(one, fleet.policies[one.kind], job, (taken.get(one.id) ?? []).map(strip), drive).problem === null
    const vehicle = fleet.vehicles.find((one) => one.vehicleClass === demand.vehicleClass && isFree(one))
    const driver = fleet.chauffeurs.find((one) => one.drives.includes(demand.vehicleClass) && isFree(one))
    return vehicle && driver ? { vehicle, chauffeur: driver, guides: [] } : null
  }
  const found = fc.check(
    fc.property(wishes, (asked) => !broken(sendOut(asked, alone)).includes('no time for the handover')),
    { numRuns: 200, endOnFailure: true },
  )
  expect(found.failed).toBe(true)
})
