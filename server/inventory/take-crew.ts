import type { Resource } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addAssignments, lockResources, markAttempt, undoAttempt } from './assignments.store.ts'
import { chooseCrew, membersOf } from './choose-crew.rules.ts'
import { CrewLost, type CrewTaken, type CrewWanted } from './crew-wanted.ts'
import { jobOf } from './demand.rules.ts'
import { checkDuty, checkStaying } from './duty.rules.ts'
import { isChauffeur, isVehicle, jobWith, pairOf } from './handover.rules.ts'
import { releaseEnded } from './release-ended.store.ts'
import { assignmentsOf, type Chosen, findTakenAround, OwnJobs, takeTogether } from './take-together.ts'
import { around, findTaken } from './what-is-taken.store.ts'

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
    const found = await chooseCrews(db, wanted, avoided)
    if ('missing' in found) return found
    const made = await takeChosen(db, found.chosen)
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
): Promise<{ chosen: Chosen[] } | { missing: number }> {
  const { jobs } = await findTakenAround(db, wanted)
  const chosen: Chosen[] = []
  const own = new OwnJobs()
  for (const [place, one] of wanted.entries()) {
    const { fleet, demand, startsAt, preferred } = one
    // Whoever drives there is busy then, also for the way back.
    const seen = own.beside(jobs[place] ?? new Map())
    const crew = chooseCrew(fleet, seen, demand, startsAt, new Set([...avoided, ...(one.avoided ?? [])]), preferred)
    if (!crew) return { missing: place }
    own.add(one, crew)
    chosen.push({ wanted: one, crew })
  }
  return { chosen }
}

async function takeChosen(
  db: Database,
  chosen: readonly Chosen[],
): Promise<{ taken: CrewTaken[] } | { missing: number; withdrawn: string[] }> {
  const together = chosen.length > 1 ? await takeTogether(db, chosen) : null
  if (together) return together
  const taken: CrewTaken[] = []
  for (const [place, { wanted, crew }] of chosen.entries()) {
    const lost = await takeMembers(db, wanted, membersOf(crew))
    if (!('ended' in lost)) return { missing: place, withdrawn: lost.withdrawn }
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
  const { fleet, demand, startsAt, now, bookingId } = wanted
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
  const added = await addAssignments(db, [assignmentsOf(wanted, members)])
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
