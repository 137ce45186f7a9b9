import type { VehicleClass } from '#contract/catalogue.ts'
import type { Chauffeur, Fleet, Guide, Resource, ResourceKind, Vehicle } from '#server/fleet/index.ts'
import { minutesBetween, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { TakenJobs } from './choose-crew.rules.ts'
import { type Demand, type Job, jobOf } from './demand.rules.ts'
import { checkDuty, dutyDayOf, reachMs, touching } from './duty.rules.ts'

/** Why somebody or something cannot take a job, with what a person needs to understand it. */
export type WhyNotThis =
  | { why: 'no-room'; seats: number; largeCases: number }
  | { why: 'other-class'; vehicleClass: VehicleClass }
  | { why: 'no-licence'; vehicleClass: VehicleClass }
  | { why: 'other-language'; language: string }
  | { why: 'on-leave' }
  | { why: 'off-hours' }
  | { why: 'busy'; bookingId: string | null }
  | { why: 'too-close'; bookingId: string | null }
  | { why: 'too-little-rest'; restMinutes: number; leastMinutes: number }
  | { why: 'day-too-long'; mostMinutes: number }
  | { why: 'too-long-at-the-wheel'; mostMinutes: number }

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

export interface CandidateQuestion {
  fleet: Fleet
  taken: TakenJobs
  demand: Demand
  startsAt: Date
  /** The car that goes with the job: who drives must be allowed to drive it. Null: none yet. */
  vehicleClass: VehicleClass | null
  /** Of whoever drives already: a new car must be one that they may drive. Null: nobody yet. */
  drives: readonly VehicleClass[] | null
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
  const problem = unfit(resource, question) ?? (duty.problem === null ? null : explain(resource, question, own))
  return {
    resource,
    problem,
    restBeforeMinutes: finite(rests?.restBeforeMinutes),
    restAfterMinutes: finite(rests?.restAfterMinutes),
    isTired: problem === null && duty.restMinutes < (policy.aimedRestMinutes ?? 0),
  }
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

/** What has nothing to do with the hour. */
function unfit(resource: Resource, { fleet, demand, vehicleClass, drives }: CandidateQuestion): WhyNotThis | null {
  if (isVehicle(resource)) {
    const standsIn = fleet.classes.get(demand.vehicleClass)?.standsIn
    if (resource.vehicleClass !== demand.vehicleClass && resource.vehicleClass !== standsIn)
      return { why: 'other-class', vehicleClass: demand.vehicleClass }
    const { seats, largeCases } = demand
    const fits = resource.loads.some((load) => load.guests >= seats && load.largeCases >= largeCases)
    if (!fits) return { why: 'no-room', seats, largeCases }
    if (drives && !drives.includes(resource.vehicleClass))
      return { why: 'no-licence', vehicleClass: resource.vehicleClass }
    return null
  }
  if (isChauffeur(resource)) {
    const driven = vehicleClass ?? demand.vehicleClass
    return resource.drives.includes(driven) ? null : { why: 'no-licence', vehicleClass: driven }
  }
  if (isGuide(resource) && !resource.languages.includes(demand.guideLanguage))
    return { why: 'other-language', language: demand.guideLanguage }
  return null
}

/** What a refusal by the rules of days comes from. */
function explain(resource: Resource, { fleet, demand, startsAt }: CandidateQuestion, own: readonly Job[]): WhyNotThis {
  const job = jobOf(demand, startsAt)
  const policy = fleet.policies[resource.kind]
  const { problem } = checkDuty(resource, policy, job, own, fleet.drivingMinutes)
  if (problem === 'not-working') return isOnLeave(resource, job) ? { why: 'on-leave' } : { why: 'off-hours' }
  if (problem === 'busy') return { why: 'busy', bookingId: touching(job, own, 0)[0]?.bookingId ?? null }
  if (problem === 'too-close') return { why: 'too-close', bookingId: nearestOf(job, own)?.bookingId ?? null }
  const leastMinutes = policy.leastRestMinutes ?? 0
  const restMinutes = restToNeighbour(resource, job, own, fleet)
  if (problem === 'day-too-long' && restMinutes < leastMinutes)
    return { why: 'too-little-rest', restMinutes: Math.max(0, Math.floor(restMinutes)), leastMinutes }
  if (problem === 'too-long-at-the-wheel')
    return { why: 'too-long-at-the-wheel', mostMinutes: policy.busDrivingMinutes ?? 0 }
  return { why: 'day-too-long', mostMinutes: policy.longestDayMinutes ?? 0 }
}

function isOnLeave({ daysOff }: Resource, job: Job): boolean {
  const [first, last] = [tokyoDayOf(job.startsAt), tokyoDayOf(job.endsAt)]
  return daysOff.some(({ firstDay, lastDay }) => firstDay <= last && first <= lastDay)
}

const gapTo = (job: Job, other: Job) =>
  other.startsAt < job.startsAt
    ? minutesBetween(other.endsAt, job.startsAt)
    : minutesBetween(job.endsAt, other.startsAt)

const nearestOf = (job: Job, own: readonly Job[]) =>
  touching(job, own, reachMs).toSorted((a, b) => gapTo(job, a) - gapTo(job, b))[0]

/** From garage to garage, to the nearest job on either side. */
function restToNeighbour({ garageArea }: Resource, job: Job, own: readonly Job[], { drivingMinutes }: Fleet): number {
  const rests = touching(job, own, reachMs).map((other) => {
    const [first, second] = other.startsAt < job.startsAt ? [other, job] : [job, other]
    const home = drivingMinutes(first.toArea, garageArea, first.endsAt)
    return (
      minutesBetween(first.endsAt, second.startsAt) -
      home -
      drivingMinutes(garageArea, second.fromArea, second.startsAt)
    )
  })
  return Math.min(Number.POSITIVE_INFINITY, ...rests)
}

/** Who and what is rare stays free for those who need it. */
function rarityOf(resource: Resource, fleet: Fleet): number {
  if (isVehicle(resource)) return (fleet.classes.get(resource.vehicleClass)?.rank ?? 0) * 100 + resource.seats
  if (isChauffeur(resource)) return resource.drives.length
  return isGuide(resource) ? resource.languages.length : 0
}

const isVehicle = (resource: Resource): resource is Vehicle => resource.kind === 'vehicle'
const isChauffeur = (resource: Resource): resource is Chauffeur => resource.kind === 'chauffeur'
const isGuide = (resource: Resource): resource is Guide => resource.kind === 'guide'
