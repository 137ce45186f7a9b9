import type { Fleet } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addManyAssignments } from './assignments.store.ts'
import { chooseCrew, membersOf } from './choose-crew.rules.ts'
import { type Demand, type Job, jobOf } from './demand.rules.ts'
import { jobWith } from './handover.rules.ts'
import { around, findTaken } from './what-is-taken.store.ts'

export interface CrewsWanted {
  bookingId: string
  demand: Demand
  /** Tried in this order. */
  starts: readonly Date[]
}

export interface PlannedCrew {
  bookingId: string
  job: Job
  members: ReturnType<typeof membersOf>
  /** Of a hold; left out: firm. */
  expiresAt?: Date | null
}

/** Plans crews beside what was taken when it was opened, and beside each other. */
export interface CrewPlan {
  /** As `takeCrew` would choose it, out of this fleet; null where nobody of it is free at any of the hours. */
  plan(fleet: Fleet, wanted: CrewsWanted): PlannedCrew | null
  /** By booking; whoever finds nobody is left out. */
  planAll(fleet: Fleet, wanted: readonly CrewsWanted[]): Map<string, PlannedCrew>
  /** Whoever is planned after finds nothing to do for them at that time. */
  keepAway(resourceId: string, span: Pick<Job, 'startsAt' | 'endsAt'>): void
}

/**
 * What is taken is read once for all of them, so it is for days on which nobody else books meanwhile. The wishes are
 * those that will be planned.
 */
export async function openCrewPlan(
  db: Database,
  fleet: Fleet,
  wishes: readonly CrewsWanted[],
  now: Date,
): Promise<CrewPlan> {
  const windows = wishes.flatMap(({ demand, starts }) => starts.map((start) => around(jobOf(demand, start))))
  const taken = new Map<string, Job[]>()
  if (windows.length > 0) {
    const from = new Date(Math.min(...windows.map((window) => window.from.getTime())))
    const until = new Date(Math.max(...windows.map((window) => window.until.getTime())))
    const { jobs } = await findTaken(db, fleet, { window: { from, until }, now })
    for (const [id, ofResource] of jobs) taken.set(id, [...ofResource])
  }
  const plan: CrewPlan['plan'] = (outOf, { bookingId, demand, starts }) => {
    for (const start of starts) {
      const crew = chooseCrew(outOf, taken, demand, start)
      if (!crew) continue
      const [job, members] = [jobOf(demand, start), membersOf(crew)]
      for (const { id, kind } of members) taken.set(id, [...(taken.get(id) ?? []), jobWith(kind, job, crew)])
      return { bookingId, job, members }
    }
    return null
  }
  return {
    plan,
    keepAway: (id, span) => {
      const away: Job = { ...span, fromArea: '', toArea: '', drivingMinutes: 0, isBus: false, isAway: true }
      taken.set(id, [...(taken.get(id) ?? []), away])
    },
    planAll: (outOf, wanted) =>
      new Map(wanted.flatMap((one) => plan(outOf, one) ?? []).map((crew) => [crew.bookingId, crew])),
  }
}

/** Takes planned crews, once their bookings are there. */
export async function takePlannedCrews(db: Database, fleet: Fleet, planned: readonly PlannedCrew[]): Promise<void> {
  await addManyAssignments(
    db,
    planned.map(({ bookingId, job, members, expiresAt = null }) => ({
      bookingId,
      round: 1,
      expiresAt,
      job,
      members: members.map((resource) => ({
        resource,
        turnRoundMinutes: fleet.policies[resource.kind].turnRoundMinutes,
      })),
    })),
  )
}
