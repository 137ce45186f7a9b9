import type { Chauffeur, Fleet, Guide, Resource, Vehicle } from '#server/fleet/index.ts'
import { type Demand, type Job, jobOf } from './demand.rules.ts'
import { checkDuty, type DutyAnswer } from './duty.rules.ts'

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
): Crew | null {
  const job = jobOf(demand, startsAt)
  const policy = fleet.policies.chauffeur
  if (policy.longestDriveMinutes !== null && demand.longestDriveMinutes > policy.longestDriveMinutes) return null
  const guides = freeOf(fleet, guidesSpeaking(fleet.guides, demand.guideLanguage), job, taken, avoided, languagesOf)
  if (guides.length < demand.guides) return null
  for (const vehicle of freeOf(fleet, vehiclesFor(fleet, demand), job, taken, avoided, sizeIn(fleet))) {
    const licensed = fleet.chauffeurs.filter(({ drives }) => drives.includes(vehicle.vehicleClass))
    const [chauffeur] = freeOf(fleet, licensed, job, taken, avoided, ({ drives }) => drives.length)
    if (chauffeur) return { vehicle, chauffeur, guides: guides.slice(0, demand.guides) }
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

/** Who can take the job: the least rare first, then who gets the rest we aim for, then the tightest fit. */
function freeOf<R extends Resource>(
  fleet: Fleet,
  candidates: readonly R[],
  job: Job,
  taken: TakenJobs,
  avoided: Avoided,
  rarity: (candidate: R) => number,
): R[] {
  const answers = new Map<R, DutyAnswer>()
  for (const candidate of candidates) {
    if (avoided.has(candidate.id)) continue
    const answer = checkDuty(
      candidate,
      fleet.policies[candidate.kind],
      job,
      taken.get(candidate.id) ?? [],
      fleet.drivingMinutes,
    )
    if (answer.problem === null) answers.set(candidate, answer)
  }
  const isTired = (candidate: R) =>
    (answers.get(candidate)?.restMinutes ?? 0) < (fleet.policies[candidate.kind].aimedRestMinutes ?? 0) ? 1 : 0
  const gap = (candidate: R) => Math.min(answers.get(candidate)?.gapMinutes ?? 0, 10_000)
  return [...answers.keys()].sort(
    (a, b) => isTired(a) - isTired(b) || rarity(a) - rarity(b) || gap(a) - gap(b) || (a.id < b.id ? -1 : 1),
  )
}
