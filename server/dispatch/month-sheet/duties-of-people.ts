import type { PersonKind } from '#contract/people.ts'
import { loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { type OwnJob, ownJobsOf, roadJobsOf } from '../crew-day/cars-of-day.rules.ts'
import { findWorkOfPeople } from '../crew-day/crew-day.store.ts'
import { daysOfMonth, type WholeDuty, wholeDuties } from './month-sheet.rules.ts'

/** So far before the month a duty may stand from which the first rest is counted. */
const reachDays = 2

export interface OnDuty {
  id: string
  kind: PersonKind
  garageArea: string
}

/** The month with what stands near it, in moments. */
export function spanOfMonth(month: string): { from: Date; until: Date } {
  const lastDay = daysOfMonth(month).at(-1) ?? `${month}-28`
  return {
    from: tokyoInstant(addDays(`${month}-01`, -reachDays), '00:00'),
    until: tokyoInstant(addDays(lastDay, 1 + reachDays), '00:00'),
  }
}

/** Every duty of some people in a month and near it, with the jobs that make them; read at once for all of them. */
export async function dutiesOfPeople(
  ctx: Context,
  people: readonly OnDuty[],
  month: string,
): Promise<Map<string, { worked: readonly OwnJob[]; duties: readonly WholeDuty[] }>> {
  const fleet = await loadFleet(ctx)
  const ids = people.map(({ id }) => id)
  const { jobs, roadDuties } = await findWorkOfPeople(ctx.db, spanOfMonth(month), ids)
  const [jobsOf, roadOf] = [groupedById(jobs), groupedById(roadDuties)]
  const cars = jobs.filter((job) => job.kind === 'vehicle')
  return new Map(
    people.map(({ id, kind, garageArea }) => {
      const worked = [
        ...ownJobsOf(fleet, { kind }, jobsOf.get(id) ?? [], cars),
        ...roadJobsOf(fleet, roadOf.get(id) ?? []),
      ]
      const leastRestMinutes = fleet.policies[kind].leastRestMinutes ?? 0
      const duties = wholeDuties(worked, { garageArea, leastRestMinutes, drive: fleet.drivingMinutes })
      return [id, { worked, duties }]
    }),
  )
}

function groupedById<T extends { resourceId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(row.resourceId)
    if (group) group.push(row)
    else groups.set(row.resourceId, [row])
  }
  return groups
}
