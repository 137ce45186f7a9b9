import type { CrewDay, CrewJob } from '#contract/crew-day.ts'
import type { ShownJob } from './steps.ts'

/** What happens on a day, from leaving the garage to being back. */
export type LineEntry =
  | { is: 'leave'; at: string }
  | { is: 'job'; at: string; job: ShownJob }
  /** Long enough to be called one; the way to the next door is part of it. */
  | { is: 'break'; at: string; minutes: number; until: string }
  /** A car that is taken over in its garage, and one that is brought back to it, on a day that is not as always. */
  | { is: 'collect' | 'handBack'; at: string; car: NonNullable<CrewJob['collect']> }
  /** On the road, and no job of theirs: relieved, or with a car for other guests. */
  | { is: 'road'; at: string; words: CrewDay['roadDuties'][number]['words'] }
  | { is: 'back'; at: string }

const leastBreakMinutes = 45

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

export function dayLine(day: CrewDay, jobs: readonly ShownJob[]): readonly LineEntry[] {
  const sorted = jobs.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  const entries: LineEntry[] = []
  if (day.leavesGarageAt) entries.push({ is: 'leave', at: day.leavesGarageAt })
  let endOfLast: string | undefined
  for (const job of sorted) {
    if (endOfLast && !job.calledOff) {
      // A copy that a telephone kept from before may know nothing of cars.
      const until = job.collect?.at ?? job.beThereAt
      const minutes = minutesBetween(endOfLast, until)
      if (minutes >= leastBreakMinutes) entries.push({ is: 'break', at: endOfLast, minutes, until })
    }
    if (job.collect) entries.push({ is: 'collect', at: job.collect.at, car: job.collect })
    entries.push({ is: 'job', at: job.startsAt, job })
    if (job.handBack) entries.push({ is: 'handBack', at: job.handBack.at, car: job.handBack })
    if (!job.calledOff) endOfLast = job.handBack?.at ?? job.endsAt
  }
  for (const { at, words } of day.roadDuties ?? []) {
    const later = entries.findIndex((entry) => entry.is !== 'leave' && Date.parse(entry.at) > Date.parse(at))
    entries.splice(later < 0 ? entries.length : later, 0, { is: 'road', at, words })
  }
  if (day.backInGarageAt) entries.push({ is: 'back', at: day.backInGarageAt })
  return entries
}

/** The bar of a day's duty, in parts of its width: what is worked, and where the law ends it. */
export function dutyBar(day: Pick<CrewDay, 'dutyMinutes' | 'longestDutyMinutes'>) {
  const limit = day.longestDutyMinutes
  // The limit stands within the bar, so that a day beyond it is seen to go beyond.
  const whole = Math.max(day.dutyMinutes, limit === null ? 0 : (limit * 15) / 13, 1)
  return {
    worked: day.dutyMinutes / whole,
    limit: limit === null ? null : limit / whole,
    isOver: limit !== null && day.dutyMinutes > limit,
  }
}

/** When the next day may begin; null where nothing is known of it. */
export function restEndsAt({ backInGarageAt, restAfterMinutes }: CrewDay): string | null {
  if (!backInGarageAt || restAfterMinutes === null) return null
  return new Date(Date.parse(backInGarageAt) + restAfterMinutes * 60_000).toISOString()
}
