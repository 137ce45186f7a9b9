import type { Fleet, Resource } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addAssignments, lockResources, markAttempt, undoAttempt } from './assignments.store.ts'
import { type Crew, chooseCrew, membersOf } from './choose-crew.rules.ts'
import { type Demand, type Job, type Joined, jobOf } from './demand.rules.ts'
import { checkDuty, checkStaying } from './duty.rules.ts'
import { isChauffeur, isVehicle, jobWith, pairOf } from './handover.rules.ts'
import { releaseEnded } from './release-ended.store.ts'
import { around, findTaken } from './what-is-taken.store.ts'

export interface CrewWanted {
  fleet: Fleet
  demand: Demand
  startsAt: Date
  now: Date
  bookingId: string
  /** 1 for a new booking; a reschedule takes the next. */
  round: number
  /** Of a hold; null for a firm one. */
  expiresAt: Date | null
  /** Chosen before all others, as far as they can: those whom the booking has already. */
  preferred?: ReadonlySet<string>
  /** Not chosen at all. */
  avoided?: ReadonlySet<string>
  /** Of a job that has begun: who takes it over on the road, by their id. */
  joined?: ReadonlyMap<string, Joined>
}

export interface CrewTaken {
  crew: Crew
  /** Bookings whose hold had ended and whose crew was taken over: they have expired. */
  ended: string[]
}

/** So often somebody else may be quicker before we say that there is nobody left. */
const attempts = 4

/**
 * Takes a vehicle, a chauffeur and guides for a booking, inside the caller's transaction. They are chosen from what is
 * seen, locked in the order of their ids, and looked at once more under the lock; the exclusion constraint is the last
 * lock. Null when nobody is free.
 */
export async function takeCrew(db: Database, wanted: CrewWanted): Promise<CrewTaken | null> {
  const found = await takeCrews(db, [wanted])
  return 'taken' in found ? (found.taken[0] ?? null) : null
}

/**
 * The same for several bookings in one transaction, all of them or none: whoever is chosen for any of them is locked in
 * one order, since two who lock one crew after the other would wait for each other. Answers which of them is missing a
 * crew where one is. An attempt that was lost leaves no lock behind, so nobody waits for those we did not get.
 */
export async function takeCrews(
  db: Database,
  wanted: readonly CrewWanted[],
): Promise<{ taken: CrewTaken[] } | { missing: number }> {
  const avoided = new Set<string>()
  await markAttempt(db)
  for (let attempt = 0; ; attempt++) {
    const chosen = await chooseCrews(db, wanted, avoided)
    if ('missing' in chosen) return chosen
    const made = await takeChosen(db, wanted, chosen.crews)
    if ('taken' in made) return made
    await undoAttempt(db)
    if (attempt + 1 === attempts) return { missing: made.missing }
    for (const id of made.withdrawn) avoided.add(id)
  }
}

async function chooseCrews(
  db: Database,
  wanted: readonly CrewWanted[],
  avoided: ReadonlySet<string>,
): Promise<{ crews: Crew[] } | { missing: number }> {
  const crews: Crew[] = []
  const own = new Map<string, Job[]>()
  for (const [index, one] of wanted.entries()) {
    const { fleet, demand, startsAt, now, bookingId, preferred } = one
    const job = jobOf(demand, startsAt)
    const { jobs } = await findTaken(db, fleet, { window: around(job), now, butNotOf: bookingId })
    // Whoever drives there is busy then, also for the way back.
    const seen = new Map(jobs)
    for (const [id, more] of own) seen.set(id, [...(seen.get(id) ?? []), ...more])
    const crew = chooseCrew(fleet, seen, demand, startsAt, new Set([...avoided, ...(one.avoided ?? [])]), preferred)
    if (!crew) return { missing: index }
    for (const { id, kind } of membersOf(crew))
      own.set(id, [...(own.get(id) ?? []), { ...jobWith(kind, job, crew), bookingId }])
    crews.push(crew)
  }
  return { crews }
}

async function takeChosen(
  db: Database,
  wanted: readonly CrewWanted[],
  crews: readonly Crew[],
): Promise<{ taken: CrewTaken[] } | { missing: number; withdrawn: string[] }> {
  if (crews.length > 1) await lockResources(db, [...new Set(crews.flatMap(membersOf).map(({ id }) => id))])
  const taken: CrewTaken[] = []
  for (const [index, one] of wanted.entries()) {
    const crew = crews[index]
    if (!crew) continue
    const lost = await takeMembers(db, one, membersOf(crew))
    if (!('ended' in lost)) return { missing: index, withdrawn: lost.withdrawn }
    taken.push({ crew, ended: lost.ended })
  }
  return { taken }
}

/**
 * Takes these very people and cars, or none of them: answers who of them does not serve any more, and nobody where one
 * is not free. With whoever is with the booking already they are judged together: a car that comes is asked with its
 * chauffeur, and the chauffeur with it, and both are locked.
 */
export async function takeMembers(
  db: Database,
  wanted: CrewWanted,
  members: readonly Resource[],
  beside: readonly Resource[] = [],
): Promise<{ ended: string[] } | { withdrawn: string[] }> {
  const { fleet, demand, startsAt, now, bookingId, round, expiresAt } = wanted
  const job = jobOf(demand, startsAt, now)
  const pair = pairOf([...members, ...beside])
  const asked = [...members, ...newlyPaired(members, beside)]
  const ids = asked.map(({ id }) => id)
  const serving = await lockResources(db, ids)
  const withdrawn = ids.filter((id) => !serving.has(id))
  if (withdrawn.length > 0) return { withdrawn }
  const window = around(job)
  const look = async () => {
    const { jobs, hasEnded } = await findTaken(db, fleet, { window, now, resourceIds: ids, butNotOf: bookingId })
    const problemOf = (member: Resource) => {
      const [policy, own] = [fleet.policies[member.kind], jobs.get(member.id) ?? []]
      return members.includes(member)
        ? checkDuty(member, policy, jobWith(member.kind, job, pair), own, fleet.drivingMinutes).problem
        : checkStaying(member, policy, { job, pair }, own, fleet.drivingMinutes)
    }
    return { isFree: asked.every((member) => problemOf(member) === null), hasEnded }
  }
  const seen = await look()
  if (!seen.isFree) return { withdrawn: [] }
  const ended = seen.hasEnded ? await releaseEnded(db, ids, window, now) : []
  // An ended hold that is being paid at this moment is not released, and may become firm beside us.
  const still = seen.hasEnded ? await look() : seen
  if (still.hasEnded || !still.isFree) throw new CrewLost()
  const added = await addAssignments(db, {
    bookingId,
    round,
    expiresAt,
    job,
    members: members.map((resource) => ({
      resource,
      turnRoundMinutes: fleet.policies[resource.kind].turnRoundMinutes,
      joined: wanted.joined?.get(resource.id) ?? null,
    })),
  })
  // Under the locks nobody else can have come in between; if so, the transaction must not go on.
  if (!added) throw new CrewLost()
  return { ended }
}

/** Of those who stay, whoever gets another car or another chauffeur. */
const newlyPaired = (members: readonly Resource[], beside: readonly Resource[]) =>
  beside.filter(
    ({ kind }) =>
      (kind === 'vehicle' && members.some(isChauffeur)) || (kind === 'chauffeur' && members.some(isVehicle)),
  )

/** The last lock held: what was free under the row locks was not. The transaction is to be rolled back. */
export class CrewLost extends Error {
  override readonly name = 'CrewLost'
}
