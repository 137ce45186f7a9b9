import type { Fleet, Resource } from '#server/fleet/index.ts'
import type { TakenJobs } from './choose-crew.rules.ts'
import { checkDuty } from './duty.rules.ts'

/** Rest that is enough, and less than what is aimed for. */
export interface ShortRest {
  resource: Pick<Resource, 'id' | 'kind' | 'name'>
  bookingId: string
  startsAt: Date
  restMinutes: number
  aimedRestMinutes: number
}

/** Whose rest around a job in this span is allowed and yet below the aim; once for each job. */
export function findShortRests(fleet: Fleet, taken: TakenJobs, span: { from: Date; until: Date }): ShortRest[] {
  const found = [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides].flatMap((resource) => {
    const policy = fleet.policies[resource.kind]
    const { aimedRestMinutes } = policy
    if (aimedRestMinutes === null) return []
    const jobs = taken.get(resource.id) ?? []
    return jobs
      .filter(
        ({ startsAt, endsAt, isAway, roadDuty }) => !isAway && !roadDuty && endsAt > span.from && startsAt < span.until,
      )
      .flatMap((job) => {
        const others = jobs.filter(({ bookingId }) => bookingId !== job.bookingId)
        const { problem, restMinutes } = checkDuty(resource, policy, job, others, fleet.drivingMinutes)
        if (problem || restMinutes >= aimedRestMinutes) return []
        const { id, kind, name } = resource
        return {
          ...{ resource: { id, kind, name }, bookingId: job.bookingId ?? '' },
          ...{ startsAt: job.startsAt, restMinutes, aimedRestMinutes },
        }
      })
  })
  return found.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
