import type { Resource } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addAssignments, lockResources, type NewAssignments } from './assignments.store.ts'
import { type Crew, membersOf, type TakenJobs } from './choose-crew.rules.ts'
import { CrewLost, type CrewTaken, type CrewWanted } from './crew-wanted.ts'
import { type Job, jobOf } from './demand.rules.ts'
import { checkDuty } from './duty.rules.ts'
import { jobWith, pairOf } from './handover.rules.ts'
import { joinWindows } from './join-windows.rules.ts'
import { around, findTaken } from './what-is-taken.store.ts'

/** What is taken around each of these, by their places; each stretch of days is looked at once. */
export async function findTakenAround(
  db: Database,
  wanted: readonly CrewWanted[],
  resourceIds?: readonly string[],
): Promise<{ jobs: TakenJobs[]; hasEnded: boolean }> {
  const [first] = wanted
  if (!first) return { jobs: [], hasEnded: false }
  const bookings = wanted.map(({ bookingId }) => bookingId)
  // One alone is asked in the words of before: a plan that is known.
  const butNotOf = bookings.length === 1 ? first.bookingId : bookings
  const jobs: TakenJobs[] = []
  let hasEnded = false
  const { now } = first
  for (const { fleet, places } of byFleet(wanted)) {
    const windows = places.map((place) => {
      const { demand, startsAt } = wanted[place] ?? first
      return around(jobOf(demand, startsAt))
    })
    for (const joined of joinWindows(windows)) {
      const { window } = joined
      const taken = await findTaken(db, fleet, { window, now, butNotOf, ...(resourceIds && { resourceIds }) })
      hasEnded ||= taken.hasEnded
      for (const place of joined.places) jobs[places[place] ?? 0] = taken.jobs
    }
  }
  return { jobs, hasEnded }
}

/** The office may name other people for one of them. */
function byFleet(wanted: readonly CrewWanted[]) {
  const places = Map.groupBy(wanted.keys(), (place) => wanted[place]?.fleet)
  return [...places].flatMap(([fleet, ofFleet]) => (fleet ? [{ fleet, places: ofFleet }] : []))
}

/** What each does already in the same order or deed, beside what they do elsewhere. */
export class OwnJobs {
  readonly #jobs = new Map<string, Job[]>()

  beside(jobs: TakenJobs): TakenJobs {
    const seen = new Map(jobs)
    for (const [id, more] of this.#jobs) seen.set(id, [...(seen.get(id) ?? []), ...more])
    return seen
  }

  add({ bookingId, demand, startsAt }: Pick<CrewWanted, 'bookingId' | 'demand' | 'startsAt'>, crew: Crew): void {
    const job = jobOf(demand, startsAt)
    for (const { id, kind } of membersOf(crew))
      this.#jobs.set(id, [...(this.#jobs.get(id) ?? []), { ...jobWith(kind, job, crew), bookingId }])
  }
}

/** A crew that was found for a booking. */
export interface Chosen {
  wanted: CrewWanted
  crew: Crew
}

/**
 * Takes the crews that were chosen for several bookings, all of them or none: they are locked, looked at once more and
 * written down together. Null where a hold that ended keeps one of them: then each is taken by itself, with what has
 * to be released for it.
 */
export async function takeTogether(
  db: Database,
  chosen: readonly Chosen[],
): Promise<{ taken: CrewTaken[] } | { missing: number; withdrawn: string[] } | null> {
  const ids = [...new Set(chosen.flatMap(({ crew }) => membersOf(crew)).map(({ id }) => id))]
  const serving = await lockResources(db, ids)
  const withdrawn = ids.filter((id) => !serving.has(id))
  if (withdrawn.length > 0) {
    const missing = chosen.findIndex(({ crew }) => membersOf(crew).some(({ id }) => !serving.has(id)))
    return { missing, withdrawn }
  }
  const all = chosen.map(({ wanted }) => wanted)
  const { jobs, hasEnded } = await findTakenAround(db, all, ids)
  if (hasEnded) return null
  const own = new OwnJobs()
  for (const [place, one] of chosen.entries()) {
    if (!isFree(one, own.beside(jobs[place] ?? new Map()))) return { missing: place, withdrawn: [] }
    own.add(one.wanted, one.crew)
  }
  // Under the locks nobody else can have come in between; if so, the transaction must not go on.
  const rows = chosen.map(({ wanted, crew }) => assignmentsOf(wanted, membersOf(crew)))
  if (!(await addAssignments(db, rows))) throw new CrewLost()
  return { taken: chosen.map(({ crew }) => ({ crew, ended: [] })) }
}

function isFree({ wanted: { demand, startsAt, now, fleet }, crew }: Chosen, taken: TakenJobs): boolean {
  const job = jobOf(demand, startsAt, now)
  const members = membersOf(crew)
  const pair = pairOf(members)
  const problemOf = (member: Resource) => {
    const own = taken.get(member.id) ?? []
    return checkDuty(member, fleet.policies[member.kind], jobWith(member.kind, job, pair), own, fleet.drivingMinutes)
  }
  return members.every((member) => problemOf(member).problem === null)
}

/** What is written down where these take the job. */
export function assignmentsOf(wanted: CrewWanted, members: readonly Resource[]): NewAssignments {
  const { bookingId, round, expiresAt, demand, startsAt, now, fleet, joined } = wanted
  return {
    ...{ bookingId, round, expiresAt, job: jobOf(demand, startsAt, now) },
    members: members.map((resource) => ({
      resource,
      turnRoundMinutes: fleet.policies[resource.kind].turnRoundMinutes,
      joined: joined?.get(resource.id) ?? null,
    })),
  }
}
