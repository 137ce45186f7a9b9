import type {
  enterAbsence as enterAbsenceCall,
  previewAbsence as previewAbsenceCall,
} from '#contract/dispatch-absences.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { canLoseCrew, transactWithRetries } from '#server/booking/index.ts'
import { addAbsence, findNextJobs, placesBetween, setTook } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { viewJobs } from '../board/view-jobs.ts'
import { faultsOf, faultsOfKind } from './absence.rules.ts'
import { refuseFaults, refuseOverlap, servingOrRefuse, viewAbsence } from './absence-facts.ts'
import { deeds, tellPersonsTrail } from './absence-trail.ts'
import { lockPlaces, takePlaces } from './take-places.ts'

const spanOf = ({ from, until }: { from: string; until: string }) => ({ from: new Date(from), until: new Date(until) })

/** Which jobs a person or a car would lose, and which is the first that would stay. */
export async function previewAbsence(
  ctx: Context,
  input: ReadInputOf<typeof previewAbsenceCall>,
): Promise<OutputOf<typeof previewAbsenceCall>> {
  const span = spanOf(input)
  refuseFaults(faultsOf(span, ctx.clock.now()))
  const resource = await servingOrRefuse(ctx, input.resourceId)
  await refuseOverlap(ctx.db, resource, span)
  const now = ctx.clock.now()
  const places = (await placesBetween(ctx.db, resource.id, span, now)).filter(
    // What ended is nothing that anybody would miss.
    ({ expiresAt }) => expiresAt === null || expiresAt > now,
  )
  const jobs = await viewJobs(ctx, ctx.db, [...new Set(places.map(({ bookingId }) => bookingId))])
  const lost = new Set(jobs.map(({ reference }) => reference))
  const after = (await findNextJobs(ctx.db, [resource.id], span.until)).get(resource.id)
  const [next] = after ? await viewJobs(ctx, ctx.db, [after]) : []
  return { jobs: jobs.filter(canLoseCrew).toSorted(byStart), next: next && !lost.has(next.reference) ? next : null }
}

const byStart = (a: { startsAt: string }, b: { startsAt: string }) => (a.startsAt < b.startsAt ? -1 : 1)

/** Takes a person or a car out of service for a while, and off all its jobs of that time: all in one, or nothing. */
export async function enterAbsence(
  ctx: Context,
  input: ReadInputOf<typeof enterAbsenceCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<OutputOf<typeof enterAbsenceCall>> {
  const span = spanOf(input)
  refuseFaults(faultsOf(span, ctx.clock.now()))
  const resource = await servingOrRefuse(ctx, input.resourceId)
  refuseFaults(faultsOfKind(input.kind, resource.kind))
  return transactWithRetries(ctx, async (db) => {
    const locked = await lockPlaces(ctx, db, resource, span)
    await refuseOverlap(db, resource, span)
    const { kind, note } = input
    const absence = await addAbsence(db, {
      ...{ resourceId: resource.id, kind, note, startsAt: span.from, endsAt: span.until },
      ...{ enteredBy: caller.userId, enteredAt: ctx.clock.now() },
    })
    const took = await takePlaces(ctx, db, { resource, kind, note, userId: caller.userId }, locked)
    await setTook(db, absence.id, took)
    const [jobs, userId] = [took.length, caller.userId]
    await tellPersonsTrail(ctx, db, { resource, userId, deed: deeds.entered(kind), after: span, jobs, note })
    const lost = await viewJobs(ctx, db, [...new Set(took.map(({ bookingId }) => bookingId))])
    const answer = { absence: await viewAbsence(db, resource, absence), lost: lost.toSorted(byStart) }
    await attempt.remember(db, answer)
    return answer
  })
}
