import type { Fleet, Resource, ResourceKind } from '#server/fleet/index.ts'
import type { TakenJobs } from './choose-crew.rules.ts'
import { type Job, jobOf } from './demand.rules.ts'
import { checkDuty, dutyDayOf, reachMs, touching } from './duty.rules.ts'
import {
  type CandidateTerms,
  explain,
  isChauffeur,
  isGuide,
  isVehicle,
  unfit,
  type WhyNotThis,
} from './why-not-this.rules.ts'

export interface Candidate<R extends Resource = Resource> {
  resource: R
  /** Null: possible. */
  problem: WhyNotThis | null
  /** Of people; null where nobody stands near, and of cars. */
  restBeforeMinutes: number | null
  restAfterMinutes: number | null
  /** Possible, with less rest than we aim for. */
  isTired: boolean
}

export interface CandidateQuestion extends CandidateTerms {
  taken: TakenJobs
}

/** Everybody of a kind: who can take the job first, the best fit before the others, then the rest with their reasons. */
export function listCandidates(kind: ResourceKind, question: CandidateQuestion): Candidate[] {
  const { fleet } = question
  const all: readonly Resource[] = { vehicle: fleet.vehicles, chauffeur: fleet.chauffeurs, guide: fleet.guides }[kind]
  const rated = all.map((resource) => rate(resource, question))
  return rated.sort(
    (a, b) =>
      Number(a.problem !== null) - Number(b.problem !== null) ||
      Number(a.isTired) - Number(b.isTired) ||
      rarityOf(a.resource, fleet) - rarityOf(b.resource, fleet) ||
      a.resource.name.localeCompare(b.resource.name, 'en'),
  )
}

export function rate<R extends Resource>(resource: R, question: CandidateQuestion): Candidate<R> {
  const { fleet, taken, demand, startsAt } = question
  const job = jobOf(demand, startsAt)
  const own = taken.get(resource.id) ?? []
  const policy = fleet.policies[resource.kind]
  const duty = checkDuty(resource, policy, job, own, fleet.drivingMinutes)
  const rests = resource.kind === 'vehicle' ? null : restsOf(resource, job, own, fleet)
  const problem =
    unfit(resource, question) ??
    (duty.problem === null ? null : explain(resource, question, own)) ??
    (isVehicle(resource) ? tooLongForDriver(question) : null)
  return {
    resource,
    problem,
    restBeforeMinutes: finite(rests?.restBeforeMinutes),
    restAfterMinutes: finite(rests?.restAfterMinutes),
    isTired: problem === null && duty.restMinutes < (policy.aimedRestMinutes ?? 0),
  }
}

/** Of a bus, whoever drives already has to have time at the wheel for it. */
function tooLongForDriver(question: CandidateQuestion): WhyNotThis | null {
  const { fleet, taken, demand, startsAt, chauffeur } = question
  if (!demand.isBus || !chauffeur) return null
  const own = taken.get(chauffeur.id) ?? []
  const job = jobOf(demand, startsAt)
  const { problem } = checkDuty(chauffeur, fleet.policies.chauffeur, job, own, fleet.drivingMinutes)
  return problem === 'too-long-at-the-wheel' ? explain(chauffeur, question, own) : null
}

const finite = (minutes: number | undefined) =>
  minutes !== undefined && Number.isFinite(minutes) ? Math.floor(minutes) : null

const restsOf = (resource: Resource, job: Job, own: readonly Job[], fleet: Fleet) =>
  dutyDayOf(
    job,
    touching(job, own, reachMs),
    resource.garageArea,
    fleet.policies[resource.kind].leastRestMinutes ?? 0,
    fleet.drivingMinutes,
  )

/** Who and what is rare stays free for those who need it. */
function rarityOf(resource: Resource, fleet: Fleet): number {
  if (isVehicle(resource)) return (fleet.classes.get(resource.vehicleClass)?.rank ?? 0) * 100 + resource.seats
  if (isChauffeur(resource)) return resource.drives.length
  return isGuide(resource) ? resource.languages.length : 0
}
