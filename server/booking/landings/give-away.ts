import { kindWords } from '#core/crew.ts'
import { capitalized } from '#core/words.ts'
import { deskNameOf, loadFleet, type Resource } from '#server/fleet/index.ts'
import { type CandidatesFor, type Job, openQuestion, rate, releaseCrew, takeCrew } from '#server/inventory/index.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { BookingRow } from '../bookings.store.ts'
import { expireOthers } from '../expire-holds.ts'
import { nextRound } from '../hear-of-charge.ts'
import { setNeedsCrew } from '../office/desk.store.ts'
import { crewForDesk, type DeskCrew, isChauffeur, isVehicle } from '../office/desk-crew.ts'
import { tellOfChange } from '../tell.ts'
import { hasSetOut } from './landings.store.ts'

/** A job that keeps somebody of a crew from coming later, and whom. */
export interface InTheWay {
  bookingId: string
  whom: string[]
}

/** What was begun is to be undone: the jobs in the way cannot all be given to others. */
export class NotGivenAway extends Error {}

/** More than this nobody rearranges for one flight. */
const mostJobs = 4

interface Late {
  booking: BookingRow
  crew: DeskCrew
  demand: CandidatesFor['demand']
  startsAt: Date
}

/**
 * Which other jobs of its crew a ride would need out of its way at its new hour; none where even without them somebody
 * could not come. What has begun stays where it is.
 */
export async function findInTheWay(ctx: Context, db: Database, later: Late): Promise<InTheWay[]> {
  const { booking, crew, demand, startsAt } = later
  const [car, chauffeur] = [crew.members.find(isVehicle), crew.members.find(isChauffeur)]
  // Of half a crew there is nothing to keep together.
  if (!car || !chauffeur) return []
  const terms = { vehicleClass: car.vehicleClass, drives: chauffeur.drives, chauffeur, vehicle: car }
  const question = await openQuestion(ctx, db, { demand, startsAt, bookingId: booking.id, ...terms })
  const found = new Map<string, string[]>()
  for (const member of crew.members) {
    const jobs = question.taken.get(member.id) ?? []
    const without = jobsWithout(member, jobs)
    if (without === null) return []
    for (const id of without) found.set(id, [...(found.get(id) ?? []), member.id])
  }
  if (found.size > mostJobs) return []
  return [...found].map(([bookingId, whom]) => ({ bookingId, whom }))

  /** The nearest first, until they can come; null: never. */
  function jobsWithout(member: Resource, jobs: readonly Job[]): string[] | null {
    const isFree = (left: readonly Job[]) =>
      rate(member, { ...question, taken: new Map([[member.id, left]]) }).problem === null
    const now = ctx.clock.now()
    const others = jobs
      .filter((job) => job.bookingId !== undefined && !job.isAway && job.startsAt > now)
      .toSorted((a, b) => distance(a) - distance(b))
    const gone: Job[] = []
    const left = () => jobs.filter((job) => !gone.includes(job))
    while (!isFree(left())) {
      const next = others[gone.length]
      if (!next || gone.length === mostJobs) return null
      gone.push(next)
    }
    return gone.flatMap(({ bookingId }) => bookingId ?? [])
  }

  function distance(job: Job): number {
    return Math.abs(job.startsAt.getTime() - startsAt.getTime())
  }
}

export interface GivingAway {
  locked: ReadonlyMap<string, BookingRow>
  reason: string
  userId: string | null
}

/** Gives each of these jobs to others, wholly; its own guide and whoever else is not needed elsewhere stay with it. */
export async function giveAway(
  ctx: Context,
  db: Database,
  others: readonly InTheWay[],
  { locked, reason, userId }: GivingAway,
): Promise<void> {
  const fleet = await loadFleet(ctx)
  const now = ctx.clock.now()
  for (const { bookingId, whom } of others) {
    const booking = locked.get(bookingId)
    const crew = booking && (await crewForDesk(ctx, db, booking))
    // Of a booking that is only asked for, or that waits for another hour, nobody disposes here.
    if (!booking || !crew || booking.state !== 'confirmed') throw new NotGivenAway()
    // Whoever is on the way to their guests is not called back.
    if (await hasSetOut(db, bookingId)) throw new NotGivenAway()
    const round = await nextRound(db, bookingId)
    const taken = await takeCrew(db, {
      ...{ fleet, demand: crew.quote.demand, startsAt: booking.startsAt, now, bookingId, round, expiresAt: null },
      preferred: new Set(crew.members.map(({ id }) => id)),
      avoided: new Set(whom),
    })
    if (!taken) throw new NotGivenAway()
    await expireOthers(db, taken.ended, now)
    await releaseCrew(db, bookingId, { only: crew.round })
    const { sequence, edition } = await setNeedsCrew(db, bookingId, false)
    const { vehicle, chauffeur, guides } = taken.crew
    await recordChange(db, {
      object: { kind: 'booking', id: bookingId },
      userId,
      deed: 'gave the job to others',
      changes: changesOf(crew.members, [vehicle, chauffeur, ...guides]),
      reason,
      version: edition,
      at: now,
    })
    await tellOfChange(db, { bookingId, sequence })
  }
}

/** Whoever left beside whoever came in their stead. */
function changesOf(before: readonly Resource[], after: readonly Resource[]) {
  const left = before.filter(({ id }) => !after.some((member) => member.id === id))
  const came = after.filter(({ id }) => !before.some((member) => member.id === id))
  return left.map((member) => {
    const place = came.findIndex(({ kind }) => kind === member.kind)
    const [successor] = place < 0 ? [] : came.splice(place, 1)
    const word = kindWords[member.kind]
    return {
      name: capitalized(word),
      ...{ before: deskNameOf(member), after: successor ? deskNameOf(successor) : 'nobody' },
    }
  })
}
