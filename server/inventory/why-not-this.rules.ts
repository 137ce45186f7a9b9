import type { VehicleClass } from '#contract/catalogue.ts'
import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import type { Chauffeur, Fleet, Guide, Resource, Vehicle } from '#server/fleet/index.ts'
import { addMinutes, minutesBetween, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { type Demand, type Job, jobOf } from './demand.rules.ts'
import { awayDuring, checkDuty, dutyDayOf, endsWithoutPapers, reachMs, touching } from './duty.rules.ts'

/** Why somebody or something cannot take a job, with what a person needs to understand it. */
export type WhyNotThis =
  | { why: 'no-room'; seatsTooFew: number; casesTooMany: number }
  | { why: 'other-class'; vehicleClass: VehicleClass }
  /** Of a car: who would have to drive it may not. */
  | { why: 'no-licence'; vehicleClass: VehicleClass; driver: string | null }
  | { why: 'other-language'; language: string }
  | { why: 'on-leave' }
  | { why: 'away'; kind: AbsenceKind; until: Date }
  | { why: 'papers-ended'; until: string }
  | { why: 'off-hours' }
  | { why: 'busy'; bookingId: string | null }
  | { why: 'too-close'; bookingId: string | null; gapMinutes: number; neededMinutes: number }
  | {
      why: 'too-little-rest'
      bookingId: string | null
      restMinutes: number
      leastMinutes: number
      /** The other job is the earlier one. */
      isBefore: boolean
      /** At that hour there would be enough; null: not at any that is as near. */
      fitsAt: Date | null
    }
  | { why: 'day-too-long'; lengthMinutes: number; mostMinutes: number }
  | { why: 'too-long-at-the-wheel'; drivingMinutes: number; mostMinutes: number }

export interface CandidateTerms {
  fleet: Fleet
  demand: Demand
  startsAt: Date
  /** The car that goes with the job: who drives must be allowed to drive it. Null: none yet. */
  vehicleClass: VehicleClass | null
  /** Of whoever drives already: a new car must be one that they may drive. Null: nobody yet. */
  drives: readonly VehicleClass[] | null
  /** Their name, where it is to be named. */
  driver?: string | null
  /** Themselves: a bus makes a bus driver's day of theirs. */
  chauffeur?: Chauffeur | null
}

/** What has nothing to do with the hour. */
export function unfit(resource: Resource, terms: CandidateTerms): WhyNotThis | null {
  const { fleet, demand, vehicleClass, drives, driver = null } = terms
  if (isVehicle(resource)) {
    const standsIn = fleet.classes.get(demand.vehicleClass)?.standsIn
    const noRoom = roomMissing(resource, demand)
    if (resource.vehicleClass !== demand.vehicleClass && resource.vehicleClass !== standsIn)
      // That a party does not fit says more than that it booked another class.
      return noRoom ?? { why: 'other-class', vehicleClass: demand.vehicleClass }
    if (noRoom) return noRoom
    if (drives && !drives.includes(resource.vehicleClass))
      return { why: 'no-licence', vehicleClass: resource.vehicleClass, driver }
    return null
  }
  if (isChauffeur(resource)) {
    const driven = vehicleClass ?? demand.vehicleClass
    return resource.drives.includes(driven) ? null : { why: 'no-licence', vehicleClass: driven, driver: null }
  }
  if (isGuide(resource) && !resource.languages.includes(demand.guideLanguage))
    return { why: 'other-language', language: demand.guideLanguage }
  return null
}

/** A car takes several mixtures of guests and suitcases: it is the nearest one that tells what is missing. */
function roomMissing({ loads }: Vehicle, { seats, largeCases }: Demand): WhyNotThis | null {
  const seated = loads.filter(({ guests }) => guests >= seats)
  if (seated.length === 0) {
    const most = Math.max(0, ...loads.map(({ guests }) => guests))
    return { why: 'no-room', seatsTooFew: seats - most, casesTooMany: 0 }
  }
  const casesTooMany = largeCases - Math.max(...seated.map((load) => load.largeCases))
  return casesTooMany > 0 ? { why: 'no-room', seatsTooFew: 0, casesTooMany } : null
}

/** What a refusal by the rules of days comes from. */
export function explain(
  resource: Resource,
  { fleet, demand, startsAt }: CandidateTerms,
  own: readonly Job[],
): WhyNotThis {
  const job = jobOf(demand, startsAt)
  const policy = fleet.policies[resource.kind]
  const { problem } = checkDuty(resource, policy, job, own, fleet.drivingMinutes)
  if (problem === 'not-working') return whyNotWorking(resource, job, own)
  if (problem === 'busy') return { why: 'busy', bookingId: touching(job, own, 0)[0]?.bookingId ?? null }
  const near = touching(job, own, reachMs)
  if (problem === 'too-close') return tooClose(resource, job, near, fleet)
  const least = policy.leastRestMinutes ?? 0
  const day = dutyDayOf(job, near, resource.garageArea, least, fleet.drivingMinutes)
  if (problem === 'too-long-at-the-wheel')
    return {
      why: 'too-long-at-the-wheel',
      drivingMinutes: day.drivingMinutes,
      mostMinutes: policy.busDrivingMinutes ?? 0,
    }
  return (
    tooLittleRest(resource, { fleet, demand, startsAt }, own, near) ?? {
      why: 'day-too-long',
      lengthMinutes: Math.ceil(day.lengthMinutes),
      mostMinutes: policy.longestDayMinutes ?? 0,
    }
  )
}

/** What was entered by the desk comes before what was known for long: it is the newer news. */
function whyNotWorking(resource: Resource, job: Job, own: readonly Job[]): WhyNotThis {
  const away = awayDuring(job, own)
  if (away) return { why: 'away', kind: away.awayKind ?? 'other', until: away.endsAt }
  if (resource.papersUntil && endsWithoutPapers(resource, job))
    return { why: 'papers-ended', until: resource.papersUntil }
  return isOnLeave(resource, job) ? { why: 'on-leave' } : { why: 'off-hours' }
}

function isOnLeave({ daysOff }: Resource, job: Job): boolean {
  const [first, last] = [tokyoDayOf(job.startsAt), tokyoDayOf(job.endsAt)]
  return daysOff.some(({ firstDay, lastDay }) => firstDay <= last && first <= lastDay)
}

const inOrder = (job: Job, other: Job): [first: Job, second: Job] =>
  other.startsAt < job.startsAt ? [other, job] : [job, other]

/** The neighbour that is nearest of all to being in the way. */
function tooClose({ kind }: Resource, job: Job, near: readonly Job[], { policies, drivingMinutes }: Fleet): WhyNotThis {
  const gaps = near.map((other) => {
    const [first, second] = inOrder(job, other)
    const gapMinutes = minutesBetween(first.endsAt, second.startsAt)
    const neededMinutes = policies[kind].turnRoundMinutes + drivingMinutes(first.toArea, second.fromArea, first.endsAt)
    return { other, gapMinutes, neededMinutes }
  })
  const [worst] = gaps.sort((a, b) => a.gapMinutes - a.neededMinutes - (b.gapMinutes - b.neededMinutes))
  return {
    why: 'too-close',
    bookingId: worst?.other.bookingId ?? null,
    gapMinutes: worst?.gapMinutes ?? 0,
    neededMinutes: worst?.neededMinutes ?? 0,
  }
}

/** From garage to garage, to the nearest job on either side. A gap of a few hours is no rest: the day is too long. */
function tooLittleRest(
  resource: Resource,
  { fleet, demand, startsAt }: Pick<CandidateTerms, 'fleet' | 'demand' | 'startsAt'>,
  own: readonly Job[],
  near: readonly Job[],
): WhyNotThis | null {
  const { garageArea } = resource
  const { drivingMinutes } = fleet
  const policy = fleet.policies[resource.kind]
  const leastMinutes = policy.leastRestMinutes ?? 0
  const job = jobOf(demand, startsAt)
  const rests = near.map((other) => {
    const [first, second] = inOrder(job, other)
    const home = drivingMinutes(first.toArea, garageArea, first.endsAt)
    const out = drivingMinutes(garageArea, second.fromArea, second.startsAt)
    return { other, restMinutes: Math.floor(minutesBetween(first.endsAt, second.startsAt) - home - out) }
  })
  const [shortest] = rests.sort((a, b) => a.restMinutes - b.restMinutes)
  if (!shortest || shortest.restMinutes >= leastMinutes || shortest.restMinutes < leastMinutes / 2) return null
  const isBefore = shortest.other.startsAt < startsAt
  const away = leastMinutes - shortest.restMinutes
  const moved = toTens(addMinutes(startsAt, isBefore ? away : -away), isBefore)
  const isEnough = checkDuty(resource, policy, jobOf(demand, moved), own, drivingMinutes).problem === null
  return {
    ...{ why: 'too-little-rest', bookingId: shortest.other.bookingId ?? null, isBefore, leastMinutes },
    ...{ restMinutes: shortest.restMinutes, fitsAt: isEnough ? moved : null },
  }
}

const tenMinutesMs = 600_000
/** The next full ten minutes, later or earlier. */
const toTens = (at: Date, isLater: boolean) =>
  new Date((isLater ? Math.ceil : Math.floor)(at.getTime() / tenMinutesMs) * tenMinutesMs)

export const isVehicle = (resource: Resource): resource is Vehicle => resource.kind === 'vehicle'
export const isChauffeur = (resource: Resource): resource is Chauffeur => resource.kind === 'chauffeur'
export const isGuide = (resource: Resource): resource is Guide => resource.kind === 'guide'
