import { hoursOn, isWithUs } from '#server/fleet/index.rules.ts'
import type { DutyPolicy, Resource } from '#server/fleet/index.ts'
import {
  addMinutes,
  minutesBetween,
  minutesOfTokyoDay,
  tokyoDayOf,
  weekdayAt,
} from '#server/platform/tokyo-time.rules.ts'
import type { Job } from './demand.rules.ts'
import {
  backInGarageAt,
  type Drive,
  jobWith,
  leavesGarageAt,
  minutesOnTheWay,
  nextTo,
  type Pair,
  restBetween,
} from './handover.rules.ts'

/** Why somebody cannot take a job. */
export type DutyProblem = 'not-working' | 'busy' | 'too-close' | 'day-too-long' | 'too-long-at-the-wheel'

export interface DutyAnswer {
  problem: DutyProblem | null
  /** The shorter of the rests before and after the day with this job; Infinity where there is no such rest. */
  restMinutes: number
  /** The shorter of the gaps to the neighbours: a small one leaves the other days whole. */
  gapMinutes: number
}

/** A day of work and its rests reach no further than this around a job. */
export const reachMs = 2 * 86_400_000

/**
 * Whether a resource can take a job beside those it has. Between two jobs it needs its turn-round and the way from the
 * drop-off to the next pick-up, through the garages where car or chauffeur changes; its day, from its own garage by that
 * of the car and back, and the rest between two days follow the policy.
 */
export function checkDuty(
  resource: Resource,
  policy: DutyPolicy,
  job: Job,
  taken: readonly Job[],
  drive: Drive,
): DutyAnswer {
  const problem = cannotBeThere(resource, job, taken)
  return problem ? refuse(problem) : checkNear(resource, policy, job, touching(job, taken, reachMs), drive)
}

const refuse = (problem: DutyProblem): DutyAnswer => ({ problem, restMinutes: 0, gapMinutes: 0 })

/** What forbids a job whatever car or chauffeur goes with it. */
export function cannotBeThere(resource: Resource, job: Job, taken: readonly Job[]): DutyProblem | null {
  if (!isWorking(resource, job) || !mayWork(resource, job)) return 'not-working'
  const inTheWay = overlapping(job, taken, 0)
  if (inTheWay.some(({ isAway }) => isAway)) return 'not-working'
  return inTheWay.length > 0 ? 'busy' : null
}

/** The same of somebody who can be there, among the work that stands near: what depends on with whom they go. */
export function checkNear(
  { garageArea }: Pick<Resource, 'garageArea'>,
  policy: DutyPolicy,
  job: Job,
  near: readonly Job[],
  drive: Drive,
): DutyAnswer {
  let gapMinutes = Number.POSITIVE_INFINITY
  for (const other of nextTo(job, near)) {
    const [first, second] = inOrder(job, other)
    const gap = minutesBetween(first.endsAt, second.startsAt)
    if (gap < policy.turnRoundMinutes + minutesOnTheWay(first, second, garageArea, drive)) return refuse('too-close')
    gapMinutes = Math.min(gapMinutes, gap)
  }
  const { longestDayMinutes, busDrivingMinutes } = policy
  if (longestDayMinutes === null && busDrivingMinutes === null)
    return { problem: null, restMinutes: Number.POSITIVE_INFINITY, gapMinutes }
  const day = dutyDayOf(job, near, garageArea, policy.leastRestMinutes ?? 0, drive)
  if (longestDayMinutes !== null && day.lengthMinutes > longestDayMinutes) return refuse('day-too-long')
  if (busDrivingMinutes !== null && day.hasBus && day.drivingMinutes > busDrivingMinutes)
    return refuse('too-long-at-the-wheel')
  return { problem: null, restMinutes: day.restMinutes, gapMinutes }
}

/**
 * What keeps somebody who is with a job already from going on with a new partner: a handover, or a day that begins in
 * another garage. What kept them without one is not the newcomer's fault.
 */
export function checkStaying(
  resource: Resource,
  policy: DutyPolicy,
  { job, pair }: { job: Job; pair: Pair },
  taken: readonly Job[],
  drive: Drive,
): DutyProblem | null {
  const { problem } = checkDuty(resource, policy, jobWith(resource.kind, job, pair), taken, drive)
  return problem !== null && checkDuty(resource, policy, job, taken, drive).problem !== problem ? problem : null
}

/** The earlier one first. */
export const inOrder = (job: Job, other: Job): [first: Job, second: Job] =>
  other.startsAt < job.startsAt ? [other, job] : [job, other]

/** The work that shares a moment with the job, or comes so near to it. Being away is none. */
export const touching = (job: Job, taken: readonly Job[], withinMs: number): Job[] =>
  overlapping(job, taken, withinMs).filter(({ isAway }) => !isAway)

/** When somebody is away while a job lasts. */
export const awayDuring = (job: Job, taken: readonly Job[]): Job | undefined =>
  overlapping(job, taken, 0).find(({ isAway }) => isAway)

/** Whether papers and employment let it go out at all, whatever the hour. */
const mayWork = (resource: Resource, job: Job): boolean =>
  (resource.lacks ?? []).length === 0 && !endsWithoutPapers(resource, job) && isEmployed(resource, job)

/** A car may carry guests, and somebody may work, until their papers end, and that whole day. */
export const endsWithoutPapers = ({ papersUntil }: Resource, job: Job): boolean =>
  typeof papersUntil === 'string' && tokyoDayOf(new Date(job.endsAt.getTime() - 1)) > papersUntil

/** From the first day to the last, whose evening may run past midnight. */
export const isEmployed = (resource: Resource, job: Job): boolean => isWithUs(resource, tokyoDayOf(job.startsAt))

function overlapping(job: Job, taken: readonly Job[], withinMs: number): Job[] {
  const from = job.startsAt.getTime() - withinMs
  const until = job.endsAt.getTime() + withinMs
  return taken.filter((other) => other.endsAt.getTime() > from && other.startsAt.getTime() < until)
}

/** Until 04:00 a night belongs to the evening before. */
const nightMinutes = 240
const dayMinutes = 1440

/**
 * Whether a job lies within a shift: that of the day on which it begins or, beginning in the night, that of the evening
 * before. It may run into the night before a free day, never into its morning. Or whoever it is agreed to come for it.
 */
export function isWorking(resource: Resource, job: Job): boolean {
  const start = minutesOfTokyoDay(job.startsAt)
  return (
    isWithinShift(resource, job, start) ||
    (start < nightMinutes && isWithinShift(resource, job, start + dayMinutes)) ||
    (resource.extraShifts ?? []).some(({ from, until }) => from <= job.startsAt && until >= job.endsAt)
  )
}

/** The start is counted from the midnight with which the day of the shift begins. */
function isWithinShift(resource: Resource, job: Job, startMinutes: number): boolean {
  const endMinutes = startMinutes + minutesBetween(job.startsAt, job.endsAt)
  const { fromMinutes, untilMinutes } = hoursOn(resource, weekdayAt(addMinutes(job.startsAt, -startMinutes)))
  if (startMinutes < fromMinutes || endMinutes > untilMinutes) return false
  const days = Math.max(1, Math.ceil((endMinutes - nightMinutes) / dayMinutes))
  for (let day = 0; day < days; day++)
    if (!worksOn(resource, addMinutes(job.startsAt, day * dayMinutes - startMinutes))) return false
  return true
}

const worksOn = ({ workingDays }: Resource, midnight: Date) => workingDays.includes(weekdayAt(midnight))

interface DutyDay {
  /** The own garage, for the first job of it. */
  leavesAt: Date
  /** In it again, from the last one. */
  backAt: Date
  lengthMinutes: number
  drivingMinutes: number
  hasBus: boolean
  restMinutes: number
  /** Infinity where nobody stands near. */
  restBeforeMinutes: number
  restAfterMinutes: number
}

/**
 * The day of work that a job makes together with its neighbours: two jobs belong to one day unless the rest between
 * them, from being back in the garage to leaving it again, is at least the least rest.
 */
export function dutyDayOf(
  job: Job,
  taken: readonly Job[],
  /** Of whoever has them. */
  garageArea: string,
  leastRestMinutes: number,
  drive: Drive,
): DutyDay {
  const jobs = [...taken, job].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const rest = (before: Job | undefined, after: Job | undefined) =>
    before && after ? restBetween(before, after, garageArea, drive) : Number.POSITIVE_INFINITY
  let first = jobs.indexOf(job)
  let last = first
  while (first > 0 && rest(jobs[first - 1], jobs[first]) < leastRestMinutes) first--
  while (last < jobs.length - 1 && rest(jobs[last], jobs[last + 1]) < leastRestMinutes) last++
  const day = jobs.slice(first, last + 1)
  const restBeforeMinutes = rest(jobs[first - 1], jobs[first])
  const restAfterMinutes = rest(jobs[last], jobs[last + 1])
  const leavesAt = leavesGarageAt(day[0] ?? job, garageArea, drive)
  const backAt = backInGarageAt(day.at(-1) ?? job, garageArea, drive)
  return {
    leavesAt,
    backAt,
    lengthMinutes: minutesBetween(leavesAt, backAt),
    drivingMinutes: day.reduce((sum, one) => sum + one.drivingMinutes, 0),
    hasBus: day.some((one) => one.isBus),
    restMinutes: Math.min(restBeforeMinutes, restAfterMinutes),
    restBeforeMinutes,
    restAfterMinutes,
  }
}
