import type { BoardResource, Fleet } from '#server/fleet/index.ts'
import type { Job } from '#server/inventory/index.ts'
import { addMinutes, minutesBetween } from '#server/platform/tokyo-time.rules.ts'

export type Drive = Fleet['drivingMinutes']

/** What surrounds a job on the row of one of its crew. */
export interface Leg {
  leavesAt: Date
  freeAt: Date
  /** The job after it on the same row, however much later. */
  next: Job | null
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

/** When the drive to the pick-up begins, from the garage or the job before, and when the row is free again. */
export function legOf({ resource, turnRoundMinutes, job, others, drive }: LegQuestion): Leg {
  const { garageArea } = resource
  const work = others.filter(({ isAway }) => !isAway).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const before = work.findLast((other) => other.startsAt <= job.startsAt && other.bookingId !== job.bookingId)
  const next = work.find((other) => other.startsAt > job.startsAt && other.bookingId !== job.bookingId) ?? null
  const goesOn = (one: Job, other: Job) => {
    const home = drive(one.toArea, garageArea, one.endsAt)
    const out = drive(garageArea, other.fromArea, other.startsAt)
    return minutesBetween(one.endsAt, other.startsAt) < home + turnRoundMinutes + worthTheWayHomeMinutes + out
  }
  const comes =
    before && goesOn(before, job)
      ? drive(before.toArea, job.fromArea, before.endsAt)
      : drive(garageArea, job.fromArea, job.startsAt)
  const goesHome = next && goesOn(job, next) ? 0 : drive(job.toArea, garageArea, job.endsAt)
  return {
    leavesAt: addMinutes(job.startsAt, -comes),
    freeAt: addMinutes(job.endsAt, turnRoundMinutes + goesHome),
    next,
  }
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
  const leaves = (job: Job) => addMinutes(job.startsAt, -drive(garageArea, job.fromArea, job.startsAt))
  const returns = (job: Job) => addMinutes(job.endsAt, drive(job.toArea, garageArea, job.endsAt))
  const work = jobs.filter(({ isAway }) => !isAway).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const days: { first: Job; last: Job }[] = []
  for (const job of work) {
    const day = days.at(-1)
    if (day && minutesBetween(returns(day.last), leaves(job)) < leastRestMinutes) day.last = job
    else days.push({ first: job, last: job })
  }
  const inSpan = days.filter(({ first }) => first.startsAt >= span.from && first.startsAt < span.until)
  return Math.round(inSpan.reduce((sum, { first, last }) => sum + minutesBetween(leaves(first), returns(last)), 0))
}
