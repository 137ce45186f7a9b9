import type { CrewContact, Fleet } from '#server/fleet/index.ts'
import { dutyDayOf } from '#server/inventory/index.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { OwnJob } from './cars-of-day.rules.ts'
import type { TakenJob } from './crew-day.store.ts'

/** From the own garage and back to it, and the rests around it; a rest is null where nobody stands near. */
export interface Duty {
  leavesAt: Date
  backAt: Date
  minutes: number
  restBeforeMinutes: number | null
  restAfterMinutes: number | null
}

/**
 * The duty of a day: that of its first job, and where it has none of its own, of the one that runs into it. Null on a
 * day without work.
 */
export function dutyOfDay(
  fleet: Fleet,
  { kind, garage }: CrewContact,
  day: string,
  jobs: readonly OwnJob[],
): Duty | null {
  const job = firstOf(day, jobs)
  if (!job) return null
  const least = fleet.policies[kind].leastRestMinutes ?? 0
  const others = jobs.filter((other) => other !== job)
  const duty = dutyDayOf(job, others, garage.area, least, fleet.drivingMinutes)
  return {
    leavesAt: duty.leavesAt,
    backAt: duty.backAt,
    minutes: Math.round(duty.lengthMinutes),
    restBeforeMinutes: finite(duty.restBeforeMinutes),
    restAfterMinutes: finite(duty.restAfterMinutes),
  }
}

const firstOf = (day: string, jobs: readonly OwnJob[]) =>
  jobs.find(({ startsAt }) => tokyoDayOf(startsAt) === day) ?? jobs.find((one) => isOn(day, one))

const finite = (minutes: number) => (Number.isFinite(minutes) ? Math.round(minutes) : null)

/** Begun on it, or running into it from the evening before. */
export function isOn(day: string, { startsAt, endsAt }: Pick<TakenJob, 'startsAt' | 'endsAt'>): boolean {
  const [from, until] = [tokyoInstant(day, '00:00'), tokyoInstant(addDays(day, 1), '00:00')]
  return startsAt < until && (startsAt >= from || endsAt > from)
}
