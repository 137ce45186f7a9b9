import type { BoardResource, Fleet } from '#server/fleet/index.ts'
import { backInGarageAt, changesPartner, leavesGarageAt, restBetween } from '#server/inventory/index.rules.ts'
import type { Job } from '#server/inventory/index.ts'
import { addMinutes, minutesBetween } from '#server/platform/tokyo-time.rules.ts'

export type Drive = Fleet['drivingMinutes']

/** What surrounds a job on the row of one of its crew. */
export interface Leg {
  leavesAt: Date
  freeAt: Date
  /** The job after it on the same row, however much later. */
  next: Job | null
  /** It begins in the garage, and it ends there: else straight from the job before, and on to the next. */
  fromGarage: boolean
  toGarage: boolean
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
 * When the drive to the pick-up begins, from the garage or the job before, and when the row is free again. Where car or
 * chauffeur changes, it is always from the garage.
 */
export function legOf(question: LegQuestion): Leg {
  const { resource, turnRoundMinutes, job, others, drive } = question
  const { garageArea } = resource
  const work = others.filter(({ isAway }) => !isAway).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const before = work.findLast((other) => other.startsAt <= job.startsAt && other.bookingId !== job.bookingId)
  const next = work.find((other) => other.startsAt > job.startsAt && other.bookingId !== job.bookingId) ?? null
  const goesOn = (one: Job, other: Job) =>
    !changesPartner(one, other) &&
    restBetween(one, other, garageArea, drive) < turnRoundMinutes + worthTheWayHomeMinutes
  return legVia(question, {
    straightFrom: before && goesOn(before, job) ? before : null,
    next,
    toGarage: !(next && goesOn(job, next)),
  })
}

interface Via {
  straightFrom: Job | null
  next: Job | null
  toGarage: boolean
}

function legVia({ resource, turnRoundMinutes, job, drive }: LegQuestion, { straightFrom, next, toGarage }: Via): Leg {
  const home = toGarage ? minutesBetween(job.endsAt, backInGarageAt(job, resource.garageArea, drive)) : 0
  return {
    leavesAt: straightFrom
      ? addMinutes(job.startsAt, -drive(straightFrom.toArea, job.fromArea, straightFrom.endsAt))
      : leavesGarageAt(job, resource.garageArea, drive),
    freeAt: addMinutes(job.endsAt, turnRoundMinutes + home),
    ...{ next, fromGarage: straightFrom === null, toGarage },
  }
}

/** A car goes nowhere without its chauffeur: where one of them is in the garage before or after, both are. */
export function legsTogether(one: LegQuestion, other: LegQuestion): [one: Leg, other: Leg] {
  const [own, theirs] = [legOf(one), legOf(other)]
  const [fromGarage, toGarage] = [own.fromGarage || theirs.fromGarage, own.toGarage || theirs.toGarage]
  const together = (question: LegQuestion, leg: Leg): Leg => {
    const via = legVia(question, { straightFrom: null, next: leg.next, toGarage })
    return { ...via, ...(fromGarage ? {} : { leavesAt: leg.leavesAt, fromGarage: false }) }
  }
  return [together(one, own), together(other, theirs)]
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
