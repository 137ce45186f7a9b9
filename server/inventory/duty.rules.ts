import type { DutyPolicy, Resource } from '#server/fleet/index.ts'
import {
  addDays,
  addMinutes,
  minutesBetween,
  minutesOfTokyoDay,
  tokyoDayOf,
  weekdayOf,
} from '#server/platform/tokyo-time.rules.ts'
import type { Job } from './demand.rules.ts'

export type Drive = (from: string, to: string, at: Date) => number

/** Why somebody cannot take a job. */
export type DutyProblem = 'not-working' | 'busy' | 'too-close' | 'day-too-long' | 'too-long-at-the-wheel'

export interface DutyAnswer {
  problem: DutyProblem | null
  /** The shorter of the rests before and after the day with this job; Infinity where there is no such rest. */
  restMinutes: number
  /** The shorter of the gaps to the neighbours: a small one leaves the other days whole. */
  gapMinutes: number
}

/**
 * Whether a resource can take a job beside those it has. Between two jobs it needs its turn-round and the drive from
 * the drop-off to the next pick-up; its day, from the garage and back, and the rest between two days follow the policy.
 */
export function checkDuty(
  resource: Resource,
  policy: DutyPolicy,
  job: Job,
  taken: readonly Job[],
  drive: Drive,
): DutyAnswer {
  const refuse = (problem: DutyProblem): DutyAnswer => ({ problem, restMinutes: 0, gapMinutes: 0 })
  if (!isWorking(resource, job)) return refuse('not-working')
  let gapMinutes = Number.POSITIVE_INFINITY
  for (const other of taken) {
    if (other.startsAt < job.endsAt && job.startsAt < other.endsAt) return refuse('busy')
    const [first, second] = other.startsAt < job.startsAt ? [other, job] : [job, other]
    const gap = minutesBetween(first.endsAt, second.startsAt)
    if (gap < policy.turnRoundMinutes + drive(first.toArea, second.fromArea, first.endsAt)) return refuse('too-close')
    gapMinutes = Math.min(gapMinutes, gap)
  }
  if (policy.longestDayMinutes === null) return { problem: null, restMinutes: Number.POSITIVE_INFINITY, gapMinutes }
  const day = dutyDayOf(job, taken, resource.garageArea, policy.leastRestMinutes ?? 0, drive)
  if (day.lengthMinutes > policy.longestDayMinutes) return refuse('day-too-long')
  if (policy.busDrivingMinutes !== null && day.hasBus && day.drivingMinutes > policy.busDrivingMinutes)
    return refuse('too-long-at-the-wheel')
  return { problem: null, restMinutes: day.restMinutes, gapMinutes }
}

/** By the day on which the job begins: whoever works until after midnight does so on the evening's day. */
function isWorking({ workingDays, daysOff, worksFromMinutes, worksUntilMinutes }: Resource, job: Job): boolean {
  const day = tokyoDayOf(job.startsAt)
  if (!workingDays.includes(weekdayOf(day))) return false
  if (daysOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return false
  const start = minutesOfTokyoDay(job.startsAt)
  const end = start + minutesBetween(job.startsAt, job.endsAt)
  if (start < worksFromMinutes || end > worksUntilMinutes) return false
  // A job that ends well into the next day must not run into a day off.
  const lastDay = tokyoDayOf(addMinutes(job.endsAt, -intoTheNight))
  return lastDay === day || !daysOff.some(({ firstDay }) => firstDay <= lastDay && addDays(firstDay, -1) >= day)
}

/** Until 04:00 a night still belongs to the evening before. */
const intoTheNight = 240

interface DutyDay {
  lengthMinutes: number
  drivingMinutes: number
  hasBus: boolean
  restMinutes: number
}

/**
 * The day of work that a job makes together with its neighbours: two jobs belong to one day unless the rest between
 * them, from being back in the garage to leaving it again, is at least the least rest.
 */
export function dutyDayOf(
  job: Job,
  taken: readonly Job[],
  garageArea: string,
  leastRestMinutes: number,
  drive: Drive,
): DutyDay {
  const leaves = (one: Job) => addMinutes(one.startsAt, -drive(garageArea, one.fromArea, one.startsAt))
  const returns = (one: Job) => addMinutes(one.endsAt, drive(one.toArea, garageArea, one.endsAt))
  const jobs = [...taken, job].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const rest = (before: Job | undefined, after: Job | undefined) =>
    before && after ? minutesBetween(returns(before), leaves(after)) : Number.POSITIVE_INFINITY
  let first = jobs.indexOf(job)
  let last = first
  while (first > 0 && rest(jobs[first - 1], jobs[first]) < leastRestMinutes) first--
  while (last < jobs.length - 1 && rest(jobs[last], jobs[last + 1]) < leastRestMinutes) last++
  const day = jobs.slice(first, last + 1)
  return {
    lengthMinutes: minutesBetween(leaves(day[0] ?? job), returns(day.at(-1) ?? job)),
    drivingMinutes: day.reduce((sum, one) => sum + one.drivingMinutes, 0),
    hasBus: day.some((one) => one.isBus),
    restMinutes: Math.min(rest(jobs[first - 1], jobs[first]), rest(jobs[last], jobs[last + 1])),
  }
}
