import type { WhyNoLater } from '#contract/pricing.ts'
import type { Fleet, Resource } from '#server/fleet/index.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { type Crew, chooseCrew, type TakenJobs } from './choose-crew.rules.ts'
import { type Demand, jobOf } from './demand.rules.ts'
import { backInGarageAt, jobWith, leavesGarageAt } from './handover.rules.ts'

/** A chauffeur's day around a job, and when it has to be over. */
export interface DutyLimit {
  leavesGarageAt: Date
  backInGarageAt: Date
  /** In the garage at the latest. */
  limitAt: Date
  longestMinutes: number
}

export interface HowLong {
  /** The place of the longest of the demands that can be had; below 0 when none can. */
  longest: number
  /** Why the next one cannot; null when all can. */
  why: Exclude<WhyNoLater, 'most-hours'> | null
  /** Where the length of the day is the reason. */
  duty: DutyLimit | null
}

const nothingTaken: TakenJobs = new Map()

/** How long a day can be, of demands that grow by the half hour, and the true reason why not longer. */
export function howLong(fleet: Fleet, taken: TakenJobs, demands: readonly Demand[], startsAt: Date): HowLong {
  let longest = -1
  let crew: Crew | null = null
  for (const [place, demand] of demands.entries()) {
    const next = chooseCrew(fleet, taken, demand, startsAt)
    if (!next) {
      const why = whyNobody(fleet, demand, startsAt)
      return { longest, why, duty: why === 'longest-day' ? dutyOf(fleet, crew, demands[longest], startsAt) : null }
    }
    longest = place
    crew = next
  }
  return { longest, why: null, duty: null }
}

/** Nobody is to blame for a day that nobody may work; a shift is not a rule of safety; all else is somebody else's day. */
export function whyNobody(fleet: Fleet, demand: Demand, startsAt: Date): NonNullable<HowLong['why']> {
  if (chooseCrew(fleet, nothingTaken, demand, startsAt)) return 'taken'
  return chooseCrew(atAnyHour(fleet), nothingTaken, demand, startsAt) ? 'shift' : 'longest-day'
}

/** Whether nobody may work this day, at whatever hour and with an empty calendar: then it can never be had. */
export const isNeverPossible = (fleet: Fleet, demand: Demand, startsAt: Date) =>
  chooseCrew(atAnyHour(fleet), nothingTaken, demand, startsAt) === null

/** The same people and cars as if they worked at every hour of every day. */
function atAnyHour(fleet: Fleet): Fleet {
  const free = <R extends Resource>(resource: R): R => ({
    ...resource,
    workingDays: [1, 2, 3, 4, 5, 6, 7],
    worksFromMinutes: 0,
    worksUntilMinutes: 3 * 1440,
  })
  return {
    ...fleet,
    vehicles: fleet.vehicles.map(free),
    chauffeurs: fleet.chauffeurs.map(free),
    guides: fleet.guides.map(free),
  }
}

/** By the crew that would be taken for it. */
function dutyOf(fleet: Fleet, crew: Crew | null, demand: Demand | undefined, startsAt: Date): DutyLimit | null {
  const { longestDayMinutes } = fleet.policies.chauffeur
  if (!crew || !demand || longestDayMinutes === null) return null
  const { garageArea } = crew.chauffeur
  const job = jobWith('chauffeur', jobOf(demand, startsAt), crew)
  const leavesAt = leavesGarageAt(job, garageArea, fleet.drivingMinutes)
  return {
    leavesGarageAt: leavesAt,
    backInGarageAt: backInGarageAt(job, garageArea, fleet.drivingMinutes),
    limitAt: addMinutes(leavesAt, longestDayMinutes),
    longestMinutes: longestDayMinutes,
  }
}
