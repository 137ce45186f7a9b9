import { classesLarger } from '#server/fleet/index.rules.ts'
import type { Fleet, Resource, ResourceKind } from '#server/fleet/index.ts'
import type { TakenJobs } from './choose-crew.rules.ts'
import { type Job, jobOf } from './demand.rules.ts'
import { checkDuty, checkStaying, dutyDayOf, reachMs, touching } from './duty.rules.ts'
import { isChauffeur, isOfTwoGarages, isVehicle, jobWith, type Pair } from './handover.rules.ts'
import { type CandidateTerms, explain, isGuide, pairWith, unfit, type WhyNotThis } from './why-not-this.rules.ts'

export interface Candidate<R extends Resource = Resource> {
  resource: R
  /** Null: possible. */
  problem: WhyNotThis | null
  /** Of people; null where nobody stands near, and of cars. */
  restBeforeMinutes: number | null
  restAfterMinutes: number | null
  /** Possible, with less rest than we aim for. */
  isTired: boolean
  /** Of a car that is possible with a reason only: so many classes larger than the booked one. 0: it needs none. */
  classesLarger: number
}

export interface CandidateQuestion extends CandidateTerms {
  taken: TakenJobs
}

/**
 * Everybody of a kind: who can take the job first, the best fit before the others and before what needs a reason, then
 * the rest with why not.
 */
export function listCandidates(kind: ResourceKind, question: CandidateQuestion): Candidate[] {
  const { fleet } = question
  const all: readonly Resource[] = { vehicle: fleet.vehicles, chauffeur: fleet.chauffeurs, guide: fleet.guides }[kind]
  const rated = all.map((resource) => rate(resource, question))
  const farFrom = (resource: Resource) => Number(isOfTwoGarages(pairWith(resource, question)))
  return rated.sort(
    (a, b) =>
      Number(a.problem !== null) - Number(b.problem !== null) ||
      Number(a.classesLarger > 0) - Number(b.classesLarger > 0) ||
      Number(a.isTired) - Number(b.isTired) ||
      (isVehicle(a.resource) ? 0 : farFrom(a.resource) - farFrom(b.resource)) ||
      rarityOf(a.resource, fleet) - rarityOf(b.resource, fleet) ||
      farFrom(a.resource) - farFrom(b.resource) ||
      a.resource.name.localeCompare(b.resource.name, 'en'),
  )
}

export function rate<R extends Resource>(resource: R, question: CandidateQuestion): Candidate<R> {
  const { fleet, taken, demand, startsAt, now, joinedAt } = question
  const pair = pairWith(resource, question)
  const job = jobWith(resource.kind, { ...jobOf(demand, startsAt, now), ...(joinedAt && { joinedAt }) }, pair)
  const own = taken.get(resource.id) ?? []
  const policy = fleet.policies[resource.kind]
  const duty = checkDuty(resource, policy, job, own, fleet.drivingMinutes)
  const rests = resource.kind === 'vehicle' ? null : restsOf(resource, job, own, fleet)
  const problem =
    unfit(resource, question) ??
    (duty.problem === null ? null : explain(resource, question, own, pair)) ??
    notTogether(resource, question, pair)
  return {
    resource,
    problem,
    restBeforeMinutes: finite(rests?.restBeforeMinutes),
    restAfterMinutes: finite(rests?.restAfterMinutes),
    isTired: problem === null && duty.restMinutes < (policy.aimedRestMinutes ?? 0),
    classesLarger:
      problem === null && isVehicle(resource) ? classesLarger(fleet, demand.vehicleClass, resource.vehicleClass) : 0,
  }
}

/** Whoever or whatever is with the job already has to be able to go on with this one. */
function notTogether(resource: Resource, question: CandidateQuestion, pair: Pair): WhyNotThis | null {
  const stays = isVehicle(resource) ? pair.chauffeur : isChauffeur(resource) ? pair.vehicle : null
  if (!stays) return null
  const { fleet, taken, demand, startsAt, now } = question
  const own = taken.get(stays.id) ?? []
  const [policy, job] = [fleet.policies[stays.kind], jobOf(demand, startsAt, now)]
  const isKept =
    checkStaying(stays, policy, { job, pair }, own, fleet.drivingMinutes) !== null ||
    // Of a bus, whoever drives already has to have time at the wheel for it, whichever it is.
    (demand.isBus && checkDuty(stays, policy, job, own, fleet.drivingMinutes).problem === 'too-long-at-the-wheel')
  return isKept ? explain(stays, question, own, pair) : null
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
