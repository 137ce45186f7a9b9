import type { Fleet, Resource } from '#server/fleet/index.ts'
import { minutesBetween } from '#server/platform/tokyo-time.rules.ts'
import { type Crew, chooseCrew, membersOf, type TakenJobs } from './choose-crew.rules.ts'
import { type Demand, jobOf } from './demand.rules.ts'
import { checkDuty } from './duty.rules.ts'
import { jobWith } from './handover.rules.ts'

/** A crew that could take a job, and how well it suits its chauffeur. */
export interface FittingCrew {
  crew: Crew
  /** Null: nothing stands near. */
  restMinutes: number | null
  isShortRest: boolean
}

/**
 * Crews that could all go out beside each other, the engine's own choice first: each is chosen as if those before it
 * had been taken.
 */
export function proposeCrews(
  fleet: Fleet,
  taken: TakenJobs,
  demand: Demand,
  startsAt: Date,
  most: number,
): FittingCrew[] {
  const avoided = new Set<string>()
  const proposed: FittingCrew[] = []
  while (proposed.length < most) {
    const crew = chooseCrew(fleet, taken, demand, startsAt, avoided)
    if (!crew) break
    for (const { id } of membersOf(crew)) avoided.add(id)
    proposed.push({ crew, ...restOf(fleet, taken, demand, startsAt, crew) })
  }
  return proposed
}

function restOf(fleet: Fleet, taken: TakenJobs, demand: Demand, startsAt: Date, crew: Crew) {
  const { chauffeur } = crew
  const policy = fleet.policies.chauffeur
  const others = taken.get(chauffeur.id) ?? []
  const job = jobWith('chauffeur', jobOf(demand, startsAt), crew)
  const { restMinutes } = checkDuty(chauffeur, policy, job, others, fleet.drivingMinutes)
  return {
    restMinutes: Number.isFinite(restMinutes) ? Math.floor(restMinutes) : null,
    isShortRest: restMinutes < (policy.aimedRestMinutes ?? 0),
  }
}

/** No garage of ours is further from a guest than this. */
const farthestMinutes = 360

/**
 * The same fleet with those only who can still be there in time: whoever leaves the garage this minute needs the drive
 * to the pick-up. Where they stand after an earlier job is not known so well that a guest could rely on it.
 */
export function fleetInReach(fleet: Fleet, { fromArea }: Pick<Demand, 'fromArea'>, startsAt: Date, now: Date): Fleet {
  const left = minutesBetween(now, startsAt)
  if (left > farthestMinutes) return fleet
  const inReach = ({ garageArea }: Resource) => fleet.drivingMinutes(garageArea, fromArea, now) <= left
  return {
    ...fleet,
    vehicles: fleet.vehicles.filter(inReach),
    chauffeurs: fleet.chauffeurs.filter(inReach),
    guides: fleet.guides.filter(inReach),
  }
}

/** The same fleet with nobody but these: whoever is to be taken by name is chosen from it. */
export function fleetOfOnly(fleet: Fleet, ids: readonly string[]): Fleet {
  const wanted = ({ id }: { id: string }) => ids.includes(id)
  return {
    ...fleet,
    vehicles: fleet.vehicles.filter(wanted),
    chauffeurs: fleet.chauffeurs.filter(wanted),
    guides: fleet.guides.filter(wanted),
  }
}
