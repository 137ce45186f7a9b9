import { type CrewStep, crewSteps } from '#contract/dispatch.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'

/** A job of today as it may stand on the road at this moment. */
export interface DemoJob {
  bookingId: string
  resourceId: string
  startsAt: Date
  endsAt: Date
}

export interface DemoMark {
  step: CrewStep
  at: Date
}

const leavesBefore = 45
const thereBefore = 12
const boardedAfter = 4
/** One of those on the road set out so late that the board says so. */
const boardedLateAfter = 25
const doneBefore = 3
/** So long the clock may take to say that a day is over. */
const justOverMinutes = 30

/** What was tapped until now, each step at its time. */
export function marksUntil({ startsAt, endsAt }: DemoJob, now: Date, isBehind: boolean): DemoMark[] {
  const times: Record<CrewStep, Date> = {
    on_the_way: addMinutes(startsAt, -leavesBefore),
    arrived: addMinutes(startsAt, -thereBefore),
    on_board: addMinutes(startsAt, isBehind ? boardedLateAfter : boardedAfter),
    done: addMinutes(endsAt, -doneBefore),
  }
  return crewSteps.map((step) => ({ step, at: times[step] })).filter(({ at }) => at <= now)
}

/**
 * Whose telephones were at work: of what is done the last, everybody who runs, and what begins next. Nobody who
 * is out says nothing, so that the day is not full of alarms that nobody answers.
 */
export function jobsOnTheRoad(jobs: readonly DemoJob[], now: Date): { job: DemoJob; isBehind: boolean }[] {
  const sorted = jobs.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const done = sorted.filter(({ endsAt }) => endsAt <= now)
  const last = done.filter((job, index) => index === done.length - 1 || job.endsAt > addMinutes(now, -justOverMinutes))
  const running = sorted.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
  const next = sorted.filter((job) => job.startsAt > now && marksUntil(job, now, false).length > 0).slice(0, 1)
  const isLongEnough = ({ startsAt }: DemoJob) => addMinutes(startsAt, boardedLateAfter) <= now
  const behind = running.length > 1 ? running.find(isLongEnough) : undefined
  return [...last, ...running, ...next].map((job) => ({ job, isBehind: job === behind }))
}
