import type { Context } from '#server/platform/context.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import type { DutyPolicy, Resource } from './fleet.rules.ts'
import { loadFleet } from './load-fleet.ts'
import { readChauffeurs, readGuides, readVehicles } from './resources.store.ts'
import { worksOn } from './works-on.rules.ts'

export interface DutyTime {
  vehicleMinutes: number
  peopleMinutes: number
}

/**
 * How long cars and people are on duty on each day of a span, both days included: on days on which they work, their
 * shift, but no more than a chauffeur's day may last. A car without a chauffeur is not on duty.
 */
export async function dutyTimeByDay(
  ctx: Pick<Context, 'db' | 'clock'>,
  firstDay: string,
  lastDay: string,
): Promise<Map<string, DutyTime>> {
  const { policies } = await loadFleet(ctx)
  const vehicles = await readVehicles(ctx.db, firstDay)
  const people = [...(await readChauffeurs(ctx.db, firstDay)), ...(await readGuides(ctx.db, firstDay))]
  const mostOf = ({ longestDayMinutes }: DutyPolicy) =>
    longestDayMinutes ?? policies.chauffeur.longestDayMinutes ?? 1440
  const minutesOn = (resources: readonly Resource[], day: string) =>
    resources.reduce((sum, one) => sum + minutesOf(one, day, mostOf(policies[one.kind])), 0)
  const days = new Map<string, DutyTime>()
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1))
    days.set(day, { vehicleMinutes: minutesOn(vehicles, day), peopleMinutes: minutesOn(people, day) })
  return days
}

const minutesOf = (resource: Resource, day: string, most: number) =>
  worksOn(resource, day) ? Math.min(resource.worksUntilMinutes - resource.worksFromMinutes, most) : 0
