import type { endAbsence as endAbsenceCall, shortenAbsence as shortenAbsenceCall } from '#contract/dispatch-absences.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { type BookingRow, lockBookings, returnTo, transactWithRetries } from '#server/booking/index.ts'
import type { Resource } from '#server/fleet/index.ts'
import {
  type AbsenceRow,
  CrewLost,
  findAbsence,
  lockAbsence,
  lockEverybody,
  setAbsenceEnded,
  setAbsenceUntil,
  setTook,
  type TookPlace,
} from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { familyNameOf } from '../board/short-name.rules.ts'
import { viewJobs } from '../board/view-jobs.ts'
import { faultsOf } from './absence.rules.ts'
import { findServing, refuseFaults, refuseOverlap, viewAbsence } from './absence-facts.ts'
import { deeds, tellPersonsTrail } from './absence-trail.ts'
import { lockPlaces, takePlaces } from './take-places.ts'

/** Not ill after all: the entry goes, and what nobody else has comes back as far as it fits. */
export async function endAbsence(
  ctx: Context,
  { id }: ReadInputOf<typeof endAbsenceCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<OutputOf<typeof endAbsenceCall>> {
  return transactWithRetries(ctx, async (db) => {
    const seen = await findAbsence(db, id)
    if (!seen) throw new AppError('dispatch.unknown-absence')
    const bookings = await lockBookings(db, idsOf(seen.took))
    // Whoever comes back is judged with the car or the chauffeur of each job, so these are locked with them.
    await lockEverybody(db)
    const absence = await lockUnchanged(db, id, bookings)
    const resource = await findServing(ctx, absence.resourceId)
    await setAbsenceEnded(db, id, ctx.clock.now())
    const outcome = await giveBack(ctx, db, {
      absence,
      resource,
      places: absence.took,
      bookings,
      userId: caller.userId,
    })
    if (resource)
      await tellPersonsTrail(ctx, db, {
        ...{ resource, userId: caller.userId, deed: deeds.ended(absence.kind), jobs: 0, note: '' },
        before: { from: absence.startsAt, until: absence.endsAt },
      })
    const answer = { back: await viewJobs(ctx, db, outcome.back), kept: outcome.kept }
    await attempt.remember(db, answer)
    return answer
  })
}

const idsOf = (places: readonly TookPlace[]) => [...new Set(places.map(({ bookingId }) => bookingId))]

/** The entry itself is locked last. What it took meanwhile is not locked yet: then all begins anew. */
async function lockUnchanged(db: Database, id: string, bookings: ReadonlyMap<string, BookingRow>): Promise<AbsenceRow> {
  const absence = await lockAbsence(db, id)
  if (!absence) throw new AppError('dispatch.unknown-absence')
  if (absence.took.some(({ bookingId }) => !bookings.has(bookingId))) throw new CrewLost()
  return absence
}

interface Return {
  absence: AbsenceRow
  /** Undefined: has left us. */
  resource: Resource | undefined
  places: readonly TookPlace[]
  bookings: ReadonlyMap<string, BookingRow>
  userId: string
}

async function giveBack(ctx: Context, db: Database, { resource, places, bookings, userId }: Return) {
  const back: string[] = []
  const kept: { reference: string; why: string }[] = []
  const inOrder = idsOf(places)
    .flatMap((id) => bookings.get(id) ?? [])
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  for (const booking of inOrder) {
    const reason = resource ? `${familyNameOf(resource)} is back` : ''
    const why = resource ? await returnTo(ctx, db, { booking, resource, reason, userId }) : 'Is not in service any more'
    if (why === null) back.push(booking.id)
    else kept.push({ reference: booking.reference, why })
  }
  return { back, kept }
}

/** Back sooner, or later. What lies beyond an earlier end comes back; what lies before a later one goes. */
export async function shortenAbsence(
  ctx: Context,
  input: ReadInputOf<typeof shortenAbsenceCall>,
  caller: Caller,
): Promise<OutputOf<typeof shortenAbsenceCall>> {
  const until = new Date(input.until)
  return transactWithRetries(ctx, async (db) => {
    const seen = await findAbsence(db, input.id)
    if (!seen) throw new AppError('dispatch.unknown-absence')
    const now = ctx.clock.now()
    refuseFaults(faultsOf({ from: seen.startsAt, until }, until < now && until > seen.startsAt ? seen.startsAt : now))
    const resource = await findServing(ctx, seen.resourceId)
    if (!resource) throw new AppError('dispatch.not-possible', { why: 'They are not in service any more.' })
    const span = { from: seen.startsAt, until }
    const locked = await lockPlaces(ctx, db, resource, span, idsOf(seen.took))
    const absence = await lockUnchanged(db, input.id, locked.bookings)
    await refuseOverlap(db, resource, span, absence.id)
    await setAbsenceUntil(db, absence.id, until)
    const { kind } = absence
    const userId = caller.userId
    const more = await takePlaces(ctx, db, { resource, kind, note: input.reason, userId }, locked)
    const beyond = absence.took.filter(({ bookingId }) => {
      const booking = locked.bookings.get(bookingId)
      return booking !== undefined && booking.startsAt >= until
    })
    const { back } = await giveBack(ctx, db, { absence, resource, places: beyond, bookings: locked.bookings, userId })
    const stays = absence.took.filter(({ bookingId }) => !back.includes(bookingId))
    await setTook(db, absence.id, [...stays, ...more])
    await tellPersonsTrail(ctx, db, {
      ...{ resource, userId, deed: deeds.moved(kind), jobs: more.length, note: input.reason },
      ...{ before: { from: absence.startsAt, until: absence.endsAt }, after: span },
    })
    return {
      absence: await viewAbsence(db, resource, { ...absence, endsAt: until }),
      lost: await viewJobs(ctx, db, idsOf(more)),
      back: await viewJobs(ctx, db, back),
    }
  })
}
