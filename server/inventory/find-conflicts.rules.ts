import { deskNameOf } from '#server/fleet/index.rules.ts'
import type { Fleet, Resource } from '#server/fleet/index.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { TakenJobs } from './choose-crew.rules.ts'
import type { Job } from './demand.rules.ts'
import {
  checkDuty,
  type DutyProblem,
  dutyDayOf,
  endsWithoutPapers,
  inOrder,
  isEmployed,
  reachMs,
  touching,
} from './duty.rules.ts'
import { isHandover, nextTo, restBetween } from './handover.rules.ts'

/** Work that somebody has and that the rules of their days forbid. */
export interface Conflict {
  resource: Pick<Resource, 'id' | 'kind' | 'name'>
  problem: DutyProblem
  /** That it is their papers: when they end, or which one is missing. Null: it is something else. */
  papers: { until: string } | { missing: string } | null
  /** What is too close is another car, or another chauffeur: between the two there is a handover in the garage. */
  changesHands: boolean
  bookingId: string
  startsAt: Date
  /** Of the rest before it, where that is below the least. */
  restMinutes: number | null
  leastRestMinutes: number | null
  /** From the garage and back. */
  dayMinutes: number
  longestDayMinutes: number | null
}

/**
 * Among all that is taken, what begins in this span and cannot be; of each day of somebody the last one only, and of what
 * their papers do not cover every booking.
 */
export function findConflicts(
  fleet: Fleet,
  taken: TakenJobs,
  { from, until }: { from: Date; until: Date },
): Conflict[] {
  const found = [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides].flatMap((resource) => {
    const broken = allConflictsOf(fleet, resource, taken.get(resource.id) ?? [])
      .filter(({ startsAt, endsAt }) => endsAt > from && startsAt < until)
      .map(({ conflict }) => conflict)
    const keyOf = ({ papers, bookingId, startsAt }: Conflict) => (papers ? bookingId : tokyoDayOf(startsAt))
    return [...new Map(broken.map((conflict) => [keyOf(conflict), conflict])).values()]
  })
  return found.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

interface Found extends Pick<Job, 'startsAt' | 'endsAt'> {
  conflict: Conflict
}

/** Of each fleet as it was read, by whose: what was found, and of which work. */
const kept = new WeakMap<Fleet, Map<string, { work: readonly Job[]; found: Found[] }>>()

/** Nearly all work is the same as at the last look, and comparing it is nothing beside checking it: a dashboard looks often. */
function allConflictsOf(fleet: Fleet, resource: Resource, jobs: readonly Job[]): Found[] {
  const known = kept.get(fleet) ?? new Map<string, { work: readonly Job[]; found: Found[] }>()
  kept.set(fleet, known)
  const last = known.get(resource.id)
  if (last && isSameWork(last.work, jobs)) return last.found
  const sorted = jobs.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const around = neighboursIn(sorted)
  const found = sorted
    // What was done on the road is nobody's plan any more; it counts for what comes after it.
    .filter(({ isAway, roadDuty }) => !isAway && !roadDuty)
    .flatMap((job) => {
      const conflict = conflictOf(fleet, resource, job, around(job))
      return conflict ? { startsAt: job.startsAt, endsAt: job.endsAt, conflict } : []
    })
  known.set(resource.id, { work: jobs, found })
  return found
}

const isSameWork = (before: readonly Job[], now: readonly Job[]) =>
  before.length === now.length && before.every((job, index) => isSameJob(job, now[index]))

function isSameJob(before: Job, now: Job | undefined): boolean {
  if (!now) return false
  const names = Object.keys(before) as (keyof Job)[]
  // Times are compared as moments, everything else is a plain value.
  return (
    names.length === Object.keys(now).length && names.every((name) => before[name]?.valueOf() === now[name]?.valueOf())
  )
}

/**
 * Of the jobs of somebody in their order, those that a day of work and its rests can reach: each is asked about once, and
 * comparing each with all of three weeks would take the most time of a busy office.
 */
function neighboursIn(jobs: readonly Job[]): (job: Job) => Job[] {
  const away = jobs.filter(({ isAway }) => isAway)
  const work = jobs.filter(({ isAway }) => !isAway)
  let [first, last] = [0, 0]
  return ({ startsAt, endsAt }) => {
    // No work is longer than the reach, so what begins twice that before has ended; somebody may be away for weeks.
    const [from, until] = [startsAt.getTime() - 2 * reachMs, endsAt.getTime() + reachMs]
    while (first < work.length && startOf(work[first]) < from) first++
    while (last < work.length && startOf(work[last]) < until) last++
    return [...away, ...work.slice(first, last)]
  }
}

const startOf = (job: Job | undefined) => job?.startsAt.getTime() ?? 0

function conflictOf(fleet: Fleet, resource: Resource, job: Job, jobs: readonly Job[]): Conflict | null {
  const policy = fleet.policies[resource.kind]
  // A booking that is being moved has both its hours for a while.
  const others = jobs.filter(({ bookingId }) => bookingId !== job.bookingId)
  const { problem } = checkDuty(resource, policy, job, others, fleet.drivingMinutes)
  if (!problem) return null
  const work = others.filter(({ isAway }) => !isAway)
  const before = work.findLast((other) => other.startsAt < job.startsAt)
  const restMinutes = before ? restBetween(before, job, resource.garageArea, fleet.drivingMinutes) : null
  const leastRestMinutes = policy.leastRestMinutes
  const { lengthMinutes } = dutyDayOf(job, work, resource.garageArea, leastRestMinutes ?? 0, fleet.drivingMinutes)
  const isTired = before && tokyoDayOf(before.startsAt) !== tokyoDayOf(job.startsAt) && restMinutes !== null
  return {
    resource: { id: resource.id, kind: resource.kind, name: deskNameOf(resource) },
    problem,
    papers: problem === 'not-working' && isEmployed(resource, job) ? papersInTheWay(resource, job) : null,
    changesHands: nextTo(job, touching(job, work, reachMs)).some((other) => isHandover(...inOrder(job, other))),
    bookingId: job.bookingId ?? '',
    startsAt: job.startsAt,
    restMinutes: isTired && restMinutes < (leastRestMinutes ?? 0) ? Math.max(0, restMinutes) : null,
    leastRestMinutes,
    dayMinutes: lengthMinutes,
    longestDayMinutes: policy.longestDayMinutes,
  }
}

function papersInTheWay(resource: Resource, job: Job): Conflict['papers'] {
  const [missing] = resource.lacks ?? []
  if (missing) return { missing }
  return resource.papersUntil && endsWithoutPapers(resource, job) ? { until: resource.papersUntil } : null
}
