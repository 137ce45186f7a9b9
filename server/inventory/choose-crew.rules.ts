import { classesLarger, isBookedOrStandIn } from '#server/fleet/index.rules.ts'
import type { Chauffeur, Fleet, Guide, Resource, Vehicle } from '#server/fleet/index.ts'
import { type AtHand, atHand, choosePair, fitOf } from './choose-pair.rules.ts'
import { type Demand, type Job, jobOf } from './demand.rules.ts'
import { cannotBeThere, checkNear, reachMs, touching } from './duty.rules.ts'

export interface Crew {
  vehicle: Vehicle
  chauffeur: Chauffeur
  guides: readonly Guide[]
}

/** What each resource has to do around the hour in question. */
export type TakenJobs = ReadonlyMap<string, readonly Job[]>

/** Those that must not be chosen: somebody else was quicker. */
export type Avoided = ReadonlySet<string>

const nobody: Avoided = new Set()

/**
 * The crew for a demand at an hour, best fit first: the smallest car that takes the party, the chauffeur who drives the
 * fewest classes, the guides with the fewest languages, so that who and what is rare stays free for those who need it.
 * A car and its chauffeur are chosen together, those of one garage before those of two.
 */
export function chooseCrew(
  fleet: Fleet,
  taken: TakenJobs,
  demand: Demand,
  startsAt: Date,
  avoided: Avoided = nobody,
  preferred: ReadonlySet<string> = nobody,
): Crew | null {
  const job = jobOf(demand, startsAt)
  const policy = fleet.policies.chauffeur
  if (policy.longestDriveMinutes !== null && demand.longestDriveMinutes > policy.longestDriveMinutes) return null
  const there = <R extends Resource>(
    candidates: readonly R[],
    rarity: (one: R) => number,
    equals?: (one: R) => string,
  ) => whoCanBeThere(candidates, job, taken, { avoided, preferred, rarity, equals })
  const guides = demand.guides === 0 ? [] : freeGuides(fleet, job, there(guidesSpeaking(fleet, demand), languagesOf))
  if (guides.length < demand.guides) return null
  const cars = there(vehiclesFor(fleet, demand, preferred), sizeIn(fleet))
  if (cars.length === 0) return null
  const drivers = there(fleet.chauffeurs, classesOf, (one) => `${one.garageArea} ${classesOf(one)}`)
  const pair = choosePair(fleet, job, cars, drivers)
  return pair && { ...pair, guides: guides.slice(0, demand.guides) }
}

export const membersOf = ({ vehicle, chauffeur, guides }: Crew): Resource[] => [vehicle, chauffeur, ...guides]

/**
 * Of the class that was paid for, or of the one that may stand in for it, with room for the party. A larger one is never
 * chosen by itself; one that the booking has, since the desk gave it, goes along.
 */
function vehiclesFor(
  fleet: Fleet,
  { vehicleClass: booked, seats, largeCases }: Demand,
  preferred: ReadonlySet<string>,
): Vehicle[] {
  return fleet.vehicles.filter(
    (vehicle) =>
      (isBookedOrStandIn(fleet, booked, vehicle.vehicleClass) ||
        (preferred.has(vehicle.id) && classesLarger(fleet, booked, vehicle.vehicleClass) > 0)) &&
      vehicle.loads.some((load) => load.guests >= seats && load.largeCases >= largeCases),
  )
}

export const guidesSpeaking = ({ guides }: Fleet, { guideLanguage }: Demand) =>
  guides.filter(({ languages }) => languages.includes(guideLanguage))

const classesOf = ({ drives }: Chauffeur) => drives.length
const languagesOf = ({ languages }: Guide) => languages.length

const sizeIn = (fleet: Fleet) => (vehicle: Vehicle) =>
  (fleet.classes.get(vehicle.vehicleClass)?.rank ?? 0) * 100 + vehicle.seats

interface Choosing<R> {
  avoided: Avoided
  preferred: ReadonlySet<string>
  rarity: (candidate: R) => number
  /** Those who take turns with each other; left out: all of them. */
  equals: ((candidate: R) => string) | undefined
}

/**
 * Who could be there at that hour at all. Among equals it goes by turns from day to day: nobody has all the work, and
 * guests of different days seldom wait for the same lock.
 */
function whoCanBeThere<R extends Resource>(
  candidates: readonly R[],
  job: Job,
  taken: TakenJobs,
  { avoided, preferred, rarity, equals = () => '' }: Choosing<R>,
): AtHand<R>[] {
  const day = Math.floor(job.startsAt.getTime() / dayMs)
  return [...Map.groupBy(candidates, equals).values()].flatMap((group) =>
    group.flatMap((resource, place) => {
      const own = taken.get(resource.id) ?? []
      if (avoided.has(resource.id) || cannotBeThere(resource, job, own) !== null) return []
      return atHand(resource, touching(job, own, reachMs), {
        isNew: preferred.has(resource.id) ? 0 : 1,
        rarity: rarity(resource),
        turn: (place + day) % group.length,
      })
    }),
  )
}

/** Who gets the rest we aim for first, then the least rare, then the tightest fit. */
function freeGuides(fleet: Fleet, job: Job, there: readonly AtHand<Guide>[]): Guide[] {
  const policy = fleet.policies.guide
  const free = there.flatMap((one) => {
    const duty = checkNear(one.resource, policy, job, one.near, fleet.drivingMinutes)
    return duty.problem === null ? [{ ...one, ...fitOf(duty, policy) }] : []
  })
  free.sort(
    (a, b) =>
      a.isNew - b.isNew ||
      a.isTired - b.isTired ||
      a.rarity - b.rarity ||
      a.gapMinutes - b.gapMinutes ||
      a.turn - b.turn,
  )
  return free.map(({ resource }) => resource)
}

const dayMs = 86_400_000
