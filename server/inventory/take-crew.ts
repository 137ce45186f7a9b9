import type { Fleet, Resource } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addAssignments, around, findTaken, lockResources, releaseEnded } from './assignments.store.ts'
import { type Crew, chooseCrew, membersOf } from './choose-crew.rules.ts'
import { type Demand, jobOf } from './demand.rules.ts'
import { checkDuty } from './duty.rules.ts'

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
  const { fleet, demand, startsAt, now, bookingId, preferred } = wanted
  const window = around(jobOf(demand, startsAt))
  const avoided = new Set(wanted.avoided)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { jobs } = await findTaken(db, fleet, { window, now, butNotOf: bookingId })
    const crew = chooseCrew(fleet, jobs, demand, startsAt, avoided, preferred)
    if (!crew) return null
    const lost = await takeMembers(db, wanted, membersOf(crew))
    if ('ended' in lost) return { crew, ended: lost.ended }
    for (const id of lost.withdrawn) avoided.add(id)
  }
  return null
}

/**
 * Takes these very people and cars, or none of them: answers who of them does not serve any more, and nobody where one
 * is not free.
 */
export async function takeMembers(
  db: Database,
  wanted: CrewWanted,
  members: readonly Resource[],
): Promise<{ ended: string[] } | { withdrawn: string[] }> {
  const { fleet, demand, startsAt, now, bookingId, round, expiresAt } = wanted
  const job = jobOf(demand, startsAt)
  const ids = members.map(({ id }) => id)
  const serving = await lockResources(db, ids)
  const withdrawn = ids.filter((id) => !serving.has(id))
  if (withdrawn.length > 0) return { withdrawn }
  const window = around(job)
  const look = async () => {
    const { jobs, hasEnded } = await findTaken(db, fleet, { window, now, resourceIds: ids, butNotOf: bookingId })
    const isFree = members.every(
      (member) =>
        checkDuty(member, fleet.policies[member.kind], job, jobs.get(member.id) ?? [], fleet.drivingMinutes).problem ===
        null,
    )
    return { isFree, hasEnded }
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
    })),
  })
  // Under the locks nobody else can have come in between; if so, the transaction must not go on.
  if (!added) throw new CrewLost()
  return { ended }
}

/** The last lock held: what was free under the row locks was not. The transaction is to be rolled back. */
export class CrewLost extends Error {
  override readonly name = 'CrewLost'
}
