import type { VehicleClass } from '#contract/catalogue.ts'
import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import { classesLarger, deskNameOf, isBookedOrStandIn } from '#server/fleet/index.rules.ts'
import type { Chauffeur, DutyPolicy, Fleet, Guide, Resource, Vehicle } from '#server/fleet/index.ts'
import { addMinutes, minutesBetween } from '#server/platform/tokyo-time.rules.ts'
import { type Demand, type Job, jobOf } from './demand.rules.ts'
import {
  awayDuring,
  checkDuty,
  dutyDayOf,
  endsWithoutPapers,
  inOrder,
  isEmployed,
  reachMs,
  touching,
} from './duty.rules.ts'
import {
  isChauffeur,
  isHandover,
  isVehicle,
  jobWith,
  minutesOnTheWay,
  nextTo,
  type Pair,
  restBetween,
} from './handover.rules.ts'

/**
 * Why somebody or something cannot take a job, with what a person needs to understand it. Of several reasons the strongest
 * is said: that they are not with us, licence and papers, being away, then what is in the way at that hour: another job,
 * rest and the length of a day, and last that time is short between two jobs.
 */
export type WhyNotThis =
  | { why: 'no-room'; seatsTooFew: number; casesTooMany: number }
  | { why: 'other-class'; vehicleClass: VehicleClass }
  /** Of a car: who would have to drive it may not. */
  | { why: 'no-licence'; vehicleClass: VehicleClass; driver: string | null }
  | { why: 'other-language'; language: string }
  | { why: 'away'; kind: AbsenceKind; until: Date }
  | { why: 'papers-ended'; until: string }
  /** As "licence". */
  | { why: 'papers-missing'; paper: string }
  /** Begins later, or has left by then. */
  | { why: 'not-with-us'; beginsOn: string | null; lastDay: string | null }
  | { why: 'off-hours' }
  | { why: 'busy'; bookingId: string | null }
  | { why: 'too-close'; bookingId: string | null; gapMinutes: number; neededMinutes: number }
  | Handover
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
  /** A job that is too close to it besides; null: none is. */
  | { why: 'day-too-long'; bookingId: string | null; lengthMinutes: number; mostMinutes: number }
  | { why: 'too-long-at-the-wheel'; drivingMinutes: number; mostMinutes: number }

type TooClose = Extract<WhyNotThis, { why: 'too-close' }> | Handover

/** Too close to a job for which a car is handed over: that takes the way through a garage. */
export interface Handover {
  why: 'handover'
  bookingId: string | null
  /** The car that passes from one chauffeur to another; null: somebody changes cars. */
  car: string | null
  /** Who has that car in the other job, or who would have to change cars. */
  driver: string
  /** Where the first car is brought. */
  garage: string
  /** The other job is the earlier one. */
  isBefore: boolean
  gapMinutes: number
  neededMinutes: number
}

export interface CandidateTerms {
  fleet: Fleet
  demand: Demand
  startsAt: Date
  /** Where the job may have begun already. */
  now?: Date
  /** Of whoever took it over on the road: since when they have it. */
  joinedAt?: Date
  /** The car that goes with the job: who drives must be allowed to drive it. Null: none yet. */
  vehicleClass: VehicleClass | null
  /** Of whoever drives already: a new car must be one that they may drive. Null: nobody yet. */
  drives: readonly VehicleClass[] | null
  /** Their name, where it is to be named. */
  driver?: string | null
  /** Themselves, and the car itself: they meet in its garage, and a bus makes a bus driver's day of theirs. */
  chauffeur?: Chauffeur | null
  vehicle?: Vehicle | null
  /** Which cars above the class that may stand in are let through: by hand, and with a reason. Left out: none. */
  mayBeLarger?: (car: Vehicle) => boolean
}

/** Who would go out together if this one came. */
export const pairWith = (resource: Resource, { vehicle = null, chauffeur = null }: CandidateTerms): Pair => ({
  vehicle: isVehicle(resource) ? resource : vehicle,
  chauffeur: isChauffeur(resource) ? resource : chauffeur,
})

/** What has nothing to do with the hour; that somebody is not with us comes before all else. */
export function unfit(resource: Resource, terms: CandidateTerms): WhyNotThis | null {
  const { fleet, demand, vehicleClass, drives, driver = null } = terms
  const gone = whyNotWithUs(resource, terms)
  if (gone) return gone
  if (isVehicle(resource)) {
    const noRoom = roomMissing(resource, demand)
    const isAllowed =
      isBookedOrStandIn(fleet, demand.vehicleClass, resource.vehicleClass) ||
      (terms.mayBeLarger?.(resource) && classesLarger(fleet, demand.vehicleClass, resource.vehicleClass) > 0)
    if (!isAllowed)
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
  { fleet, demand, startsAt, now, joinedAt }: CandidateTerms,
  own: readonly Job[],
  pair: Pair,
): WhyNotThis {
  const job = jobWith(resource.kind, { ...jobOf(demand, startsAt, now), ...(joinedAt && { joinedAt }) }, pair)
  const policy = fleet.policies[resource.kind]
  const { problem } = checkDuty(resource, policy, job, own, fleet.drivingMinutes)
  if (problem === 'not-working') return whyNotWorking(resource, job, own)
  if (problem === 'busy') return { why: 'busy', bookingId: touching(job, own, 0)[0]?.bookingId ?? null }
  const near = touching(job, own, reachMs)
  const least = policy.leastRestMinutes ?? 0
  const day = dutyDayOf(job, near, resource.garageArea, least, fleet.drivingMinutes)
  if (problem === 'too-close') {
    const close = tooClose(resource, job, near, fleet)
    const isTooLong = policy.longestDayMinutes !== null && day.lengthMinutes > policy.longestDayMinutes
    return isTooLong ? dayTooLong(day, policy, close.bookingId) : close
  }
  if (problem === 'too-long-at-the-wheel')
    return {
      why: 'too-long-at-the-wheel',
      drivingMinutes: day.drivingMinutes,
      mostMinutes: policy.busDrivingMinutes ?? 0,
    }
  return tooLittleRest(resource, fleet, job, own, near) ?? dayTooLong(day, policy, null)
}

const dayTooLong = (
  day: ReturnType<typeof dutyDayOf>,
  policy: DutyPolicy,
  bookingId: string | null,
): Extract<WhyNotThis, { why: 'day-too-long' }> => ({
  ...{ why: 'day-too-long', bookingId, lengthMinutes: Math.ceil(day.lengthMinutes) },
  mostMinutes: policy.longestDayMinutes ?? 0,
})

function whyNotWithUs(resource: Resource, { demand, startsAt, now }: CandidateTerms): WhyNotThis | null {
  if (isEmployed(resource, jobOf(demand, startsAt, now))) return null
  return { why: 'not-with-us', beginsOn: resource.beginsOn ?? null, lastDay: resource.lastDay ?? null }
}

/** What nobody can talk about comes first: papers, then being away. */
function whyNotWorking(resource: Resource, job: Job, own: readonly Job[]): WhyNotThis {
  const [paper] = resource.lacks ?? []
  if (paper) return { why: 'papers-missing', paper }
  if (resource.papersUntil && endsWithoutPapers(resource, job))
    return { why: 'papers-ended', until: resource.papersUntil }
  const away = awayDuring(job, own)
  return away ? { why: 'away', kind: away.awayKind ?? 'other', until: away.endsAt } : { why: 'off-hours' }
}

/** The neighbour that is nearest of all to being in the way. */
function tooClose(resource: Resource, job: Job, near: readonly Job[], fleet: Fleet): TooClose {
  const { turnRoundMinutes } = fleet.policies[resource.kind]
  const gaps = nextTo(job, near).map((other) => {
    const [first, second] = inOrder(job, other)
    const gapMinutes = minutesBetween(first.endsAt, second.startsAt)
    const onTheWay = minutesOnTheWay(first, second, resource.garageArea, fleet.drivingMinutes)
    return { other, first, second, gapMinutes, neededMinutes: Math.ceil(turnRoundMinutes + onTheWay) }
  })
  const [worst] = gaps.sort((a, b) => a.gapMinutes - a.neededMinutes - (b.gapMinutes - b.neededMinutes))
  const minutes = { gapMinutes: worst?.gapMinutes ?? 0, neededMinutes: worst?.neededMinutes ?? 0 }
  const bookingId = worst?.other.bookingId ?? null
  if (!worst || !isHandover(worst.first, worst.second)) return { why: 'too-close', bookingId, ...minutes }
  const named = (id: string | undefined) => [...fleet.vehicles, ...fleet.chauffeurs].find((one) => one.id === id)
  const car = isVehicle(resource) ? resource : named(worst.first.partnerId)
  return {
    ...{ why: 'handover', bookingId, ...minutes, isBefore: worst.other === worst.first },
    ...{ car: isVehicle(resource) ? deskNameOf(resource) : null, garage: car?.garageName ?? '' },
    driver: isVehicle(resource) ? (named(worst.other.partnerId)?.name ?? '') : resource.name,
  }
}

/** From garage to garage, to the nearest job on either side. A gap of a few hours is no rest: the day is too long. */
function tooLittleRest(
  resource: Resource,
  { policies, drivingMinutes }: Fleet,
  job: Job,
  own: readonly Job[],
  near: readonly Job[],
): WhyNotThis | null {
  const policy = policies[resource.kind]
  const leastMinutes = policy.leastRestMinutes ?? 0
  const rests = near.map((other) => {
    const [first, second] = inOrder(job, other)
    return { other, restMinutes: Math.floor(restBetween(first, second, resource.garageArea, drivingMinutes)) }
  })
  const [shortest] = rests.sort((a, b) => a.restMinutes - b.restMinutes)
  if (!shortest || shortest.restMinutes >= leastMinutes || shortest.restMinutes < leastMinutes / 2) return null
  const isBefore = shortest.other.startsAt < job.startsAt
  const away = leastMinutes - shortest.restMinutes
  const movedTo = toTens(addMinutes(job.startsAt, isBefore ? away : -away), isBefore)
  const moved = { ...job, startsAt: movedTo, endsAt: addMinutes(movedTo, minutesBetween(job.startsAt, job.endsAt)) }
  const isEnough = checkDuty(resource, policy, moved, own, drivingMinutes).problem === null
  return {
    ...{ why: 'too-little-rest', bookingId: shortest.other.bookingId ?? null, isBefore, leastMinutes },
    ...{ restMinutes: shortest.restMinutes, fitsAt: isEnough ? movedTo : null },
  }
}

const tenMinutesMs = 600_000
/** The next full ten minutes, later or earlier. */
const toTens = (at: Date, isLater: boolean) =>
  new Date((isLater ? Math.ceil : Math.floor)(at.getTime() / tenMinutesMs) * tenMinutesMs)

export const isGuide = (resource: Resource): resource is Guide => resource.kind === 'guide'
