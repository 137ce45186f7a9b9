import type { Fleet } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addManyAssignments, around, findTaken } from './assignments.store.ts'
import { chooseCrew, membersOf } from './choose-crew.rules.ts'
import { type Demand, type Job, jobOf } from './demand.rules.ts'

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

/**
 * Crews for many bookings, each as `takeCrew` would choose it beside those before it; whoever finds none at any of
 * their hours is left out. It reads what is taken once, so it is for days on which nobody else books meanwhile.
 */
export async function planCrews(
  db: Database,
  fleet: Fleet,
  wanted: readonly CrewsWanted[],
  now: Date,
  /** Planned before, and not taken yet. */
  beside: readonly PlannedCrew[] = [],
): Promise<Map<string, PlannedCrew>> {
  const windows = wanted.flatMap(({ demand, starts }) => starts.map((start) => around(jobOf(demand, start))))
  if (windows.length === 0) return new Map()
  const window = {
    from: new Date(Math.min(...windows.map(({ from }) => from.getTime()))),
    until: new Date(Math.max(...windows.map(({ until }) => until.getTime()))),
  }
  const { jobs } = await findTaken(db, fleet, { window, now })
  const taken = new Map([...jobs].map(([id, ofResource]) => [id, [...ofResource]]))
  for (const { job, members } of beside) for (const { id } of members) taken.set(id, [...(taken.get(id) ?? []), job])
  const planned = new Map<string, PlannedCrew>()
  for (const { bookingId, demand, starts } of wanted) {
    for (const start of starts) {
      const crew = chooseCrew(fleet, taken, demand, start)
      if (!crew) continue
      const [job, members] = [jobOf(demand, start), membersOf(crew)]
      for (const { id } of members) taken.set(id, [...(taken.get(id) ?? []), job])
      planned.set(bookingId, { bookingId, job, members })
      break
    }
  }
  return planned
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
