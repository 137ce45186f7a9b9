import type { Context } from '#server/platform/context.ts'
import { addDays, weekdayOf } from '#server/platform/tokyo-time.rules.ts'
import type { DutyPolicy, Fleet, Resource } from './fleet.rules.ts'
import { loadFleet } from './load-fleet.ts'
import { readChauffeurs, readGuides, readVehicles } from './resources.store.ts'
import { hoursOn } from './works-on.rules.ts'

export interface DutyTime {
  vehicleMinutes: number
  peopleMinutes: number
}

type DutyTimes = ReadonlyMap<string, DutyTime>

/** As long as the fleet is what it is, so are they. */
const reckoned = new WeakMap<Fleet, Map<string, Promise<DutyTimes>>>()

/**
 * How long cars and people are on duty on each day of a span, both days included: on days on which they work, their
 * shift, but no more than a chauffeur's day may last. A car without a chauffeur is not on duty.
 */
export async function dutyTimeByDay(
  ctx: Pick<Context, 'db' | 'clock'>,
  firstDay: string,
  lastDay: string,
): Promise<DutyTimes> {
  const fleet = await loadFleet(ctx)
  const known = reckoned.get(fleet) ?? new Map<string, Promise<DutyTimes>>()
  reckoned.set(fleet, known)
  const span = `${firstDay} ${lastDay}`
  const before = known.get(span)
  if (before) return before
  const reckoning = reckon(ctx, fleet, firstDay, lastDay).catch((error: unknown) => {
    known.delete(span)
    throw error
  })
  known.set(span, reckoning)
  return reckoning
}

async function reckon(
  ctx: Pick<Context, 'db'>,
  { policies }: Fleet,
  firstDay: string,
  lastDay: string,
): Promise<DutyTimes> {
  const vehicles = await readVehicles(ctx.db, firstDay)
  const people = [...(await readChauffeurs(ctx.db, firstDay)), ...(await readGuides(ctx.db, firstDay))]
  const mostOf = ({ longestDayMinutes }: DutyPolicy) =>
    longestDayMinutes ?? policies.chauffeur.longestDayMinutes ?? 1440
  const shiftOf = (one: Resource, weekday: number) => {
    const { fromMinutes, untilMinutes } = hoursOn(one, weekday)
    return Math.min(untilMinutes - fromMinutes, mostOf(policies[one.kind]))
  }
  const [ofVehicles, ofPeople] = [minutesBy(vehicles, shiftOf), minutesBy(people, shiftOf)]
  const days = new Map<string, DutyTime>()
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1))
    days.set(day, { vehicleMinutes: ofVehicles(day), peopleMinutes: ofPeople(day) })
  return days
}

/** A week is added up once: a year and a half has a hundred times as many days. */
function minutesBy(resources: readonly Resource[], shiftOf: (resource: Resource, weekday: number) => number) {
  const week = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const one of resources)
    for (const weekday of new Set(one.workingDays)) week[weekday] = (week[weekday] ?? 0) + shiftOf(one, weekday)
  return (day: string) => week[weekdayOf(day)] ?? 0
}
