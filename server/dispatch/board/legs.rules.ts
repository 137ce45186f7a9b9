import { minutesEarly } from '#contract/meeting-times.ts'
import type { BoardResource, Fleet } from '#server/fleet/index.ts'
import {
  backInGarageAt,
  carIsBackAt,
  carLeavesAt,
  changesPartner,
  leavesGarageAt,
  restBetween,
} from '#server/inventory/index.rules.ts'
import type { Job } from '#server/inventory/index.ts'
import { addMinutes, minutesBetween } from '#server/platform/tokyo-time.rules.ts'

export type Drive = Fleet['drivingMinutes']

/**
 * Where a row is before a job, and after it: at home in its own garage, in that of the car, which is handed over there,
 * or on the road straight from its neighbour.
 */
export type Whence = 'home' | 'handover' | 'road'

/** What surrounds a job on the row of one of its crew. */
export interface Leg {
  leavesAt: Date
  freeAt: Date
  /** The jobs around it on the same row, however far away. */
  before: Job | null
  next: Job | null
  from: Whence
  to: Whence
}

export interface LegQuestion {
  resource: Pick<BoardResource, 'garageArea'>
  turnRoundMinutes: number
  job: Job
  /** The other jobs of the same row. */
  others: readonly Job[]
  drive: Drive
}

/** Whoever would have less than this in the garage waits where they are. */
const worthTheWayHomeMinutes = 60

/**
 * When the way to the pick-up begins, from the garage or the job before, and when the row is free again. Where car or
 * chauffeur changes, it is always from the garage of the car.
 */
export function legOf(question: LegQuestion): Leg {
  const { resource, turnRoundMinutes, job, others, drive } = question
  const work = others.filter(({ isAway }) => !isAway).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const isOther = ({ bookingId }: Job) => bookingId !== job.bookingId
  const before = work.findLast((other) => other.startsAt <= job.startsAt && isOther(other)) ?? null
  const next = work.find((other) => other.startsAt > job.startsAt && isOther(other)) ?? null
  const between = (one: Job | null, other: Job | null): Whence => {
    if (!one || !other) return 'home'
    const rest = restBetween(one, other, resource.garageArea, drive)
    if (rest >= turnRoundMinutes + worthTheWayHomeMinutes) return 'home'
    return changesPartner(one, other) ? 'handover' : 'road'
  }
  return legVia(question, { before, next, from: between(before, job), to: between(job, next) })
}

type Via = Pick<Leg, 'before' | 'next' | 'from' | 'to'>

function legVia(question: LegQuestion, { before, next, from, to }: Via): Leg {
  return {
    leavesAt: leavesAt(question, from, before),
    freeAt: addMinutes(isBackAt(question, to), question.turnRoundMinutes),
    ...{ before, next, from, to },
  }
}

function leavesAt({ resource, job, drive }: LegQuestion, from: Whence, before: Job | null): Date {
  if (from === 'road' && before && !job.joinedAt) return leavesOnTheRoad(before, job, drive)
  return (from === 'home' ? leavesGarageAt : carLeavesAt)(job, resource.garageArea, drive)
}

/** In time to be there as guests read it, and not before the guests of the job before are out. */
function leavesOnTheRoad(before: Job, job: Job, drive: Drive): Date {
  const inTime = addMinutes(job.startsAt, -minutesEarly - drive(before.toArea, job.fromArea, before.endsAt))
  return new Date(Math.max(inTime.getTime(), before.endsAt.getTime()))
}

function isBackAt({ resource, job, drive }: LegQuestion, to: Whence): Date {
  if (to === 'road') return job.endsAt
  return (to === 'home' ? backInGarageAt : carIsBackAt)(job, resource.garageArea, drive)
}

/** A car goes nowhere without its chauffeur: where one of them is in the garage before or after, both are. */
export function legsTogether(one: LegQuestion, other: LegQuestion): [one: Leg, other: Leg] {
  const [own, theirs] = [legOf(one), legOf(other)]
  const met = (mine: Whence, partner: Whence): Whence => (mine === 'road' && partner !== 'road' ? 'handover' : mine)
  const together = (question: LegQuestion, leg: Leg, partner: Leg): Leg =>
    legVia(question, { ...leg, from: met(leg.from, partner.from), to: met(leg.to, partner.to) })
  return [together(one, own, theirs), together(other, theirs, own)]
}

/** From the garage and back again, of every day of work that begins in the span. */
export function workMinutesIn(
  span: { from: Date; until: Date },
  {
    resource,
    jobs,
    leastRestMinutes,
    drive,
  }: {
    resource: Pick<BoardResource, 'garageArea'>
    jobs: readonly Job[]
    leastRestMinutes: number
    drive: Drive
  },
): number {
  const { garageArea } = resource
  const leaves = (job: Job) => leavesGarageAt(job, garageArea, drive)
  const returns = (job: Job) => backInGarageAt(job, garageArea, drive)
  const work = jobs.filter(({ isAway }) => !isAway).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const days: { first: Job; last: Job }[] = []
  for (const job of work) {
    const day = days.at(-1)
    if (day && restBetween(day.last, job, garageArea, drive) < leastRestMinutes) day.last = job
    else days.push({ first: job, last: job })
  }
  const inSpan = days.filter(({ first }) => first.startsAt >= span.from && first.startsAt < span.until)
  return Math.round(inSpan.reduce((sum, { first, last }) => sum + minutesBetween(leaves(first), returns(last)), 0))
}
