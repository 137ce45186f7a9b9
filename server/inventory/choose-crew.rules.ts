import type { VehicleClass } from '#contract/catalogue.ts'
import type { Chauffeur, Fleet, Guide, Resource, Vehicle } from '#server/fleet/index.ts'
import { type Demand, type Job, jobOf } from './demand.rules.ts'
import { checkDuty } from './duty.rules.ts'

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
  const speaking = demand.guides === 0 ? [] : guidesSpeaking(fleet.guides, demand.guideLanguage)
  const free = <R extends Resource>(candidates: readonly R[], rarity: (candidate: R) => number) =>
    freeOf(fleet, candidates, job, taken, { avoided, preferred }, rarity)
  const guides = free(speaking, languagesOf)
  if (guides.length < demand.guides) return null
  const withoutChauffeur = new Set<VehicleClass>()
  for (const vehicle of free(vehiclesFor(fleet, demand), sizeIn(fleet))) {
    if (withoutChauffeur.has(vehicle.vehicleClass)) continue
    const licensed = fleet.chauffeurs.filter(({ drives }) => drives.includes(vehicle.vehicleClass))
    const [chauffeur] = free(licensed, ({ drives }) => drives.length)
    if (chauffeur) return { vehicle, chauffeur, guides: guides.slice(0, demand.guides) }
    withoutChauffeur.add(vehicle.vehicleClass)
  }
  return null
}

export const membersOf = ({ vehicle, chauffeur, guides }: Crew): Resource[] => [vehicle, chauffeur, ...guides]

/** Of the class that was paid for, or of the one that may stand in for it, with room for the party. */
export function vehiclesFor(fleet: Fleet, { vehicleClass, seats, largeCases }: Demand): Vehicle[] {
  const standsIn = fleet.classes.get(vehicleClass)?.standsIn
  return fleet.vehicles.filter(
    (vehicle) =>
      (vehicle.vehicleClass === vehicleClass || vehicle.vehicleClass === standsIn) &&
      vehicle.loads.some((load) => load.guests >= seats && load.largeCases >= largeCases),
  )
}

const guidesSpeaking = (guides: readonly Guide[], language: string) =>
  guides.filter(({ languages }) => languages.includes(language))

const languagesOf = ({ languages }: Guide) => languages.length

const sizeIn = (fleet: Fleet) => (vehicle: Vehicle) =>
  (fleet.classes.get(vehicle.vehicleClass)?.rank ?? 0) * 100 + vehicle.seats

/**
 * Who can take the job: who gets the rest we aim for first, then the least rare, then the tightest fit. Among equals it
 * goes by turns from day to day: nobody has all the work, and guests of different days seldom wait for the same lock.
 */
function freeOf<R extends Resource>(
  fleet: Fleet,
  candidates: readonly R[],
  job: Job,
  taken: TakenJobs,
  { avoided, preferred }: { avoided: Avoided; preferred: ReadonlySet<string> },
  rarity: (candidate: R) => number,
): R[] {
  const day = Math.floor(job.startsAt.getTime() / dayMs)
  const free = candidates.flatMap((candidate, place) => {
    if (avoided.has(candidate.id)) return []
    const policy = fleet.policies[candidate.kind]
    const duty = checkDuty(candidate, policy, job, taken.get(candidate.id) ?? [], fleet.drivingMinutes)
    if (duty.problem !== null) return []
    const isTired = duty.restMinutes < (policy.aimedRestMinutes ?? 0) ? 1 : 0
    const gapMinutes = Math.min(duty.gapMinutes, farMinutes)
    const isNew = preferred.has(candidate.id) ? 0 : 1
    const turn = (place + day) % candidates.length
    return [{ candidate, isNew, isTired, rarity: rarity(candidate), gapMinutes, turn }]
  })
  free.sort(
    (a, b) =>
      a.isNew - b.isNew ||
      a.isTired - b.isTired ||
      a.rarity - b.rarity ||
      a.gapMinutes - b.gapMinutes ||
      a.turn - b.turn,
  )
  return free.map(({ candidate }) => candidate)
}

const dayMs = 86_400_000
/** Neighbours further away than this are none. */
const farMinutes = 10_000
