import type { agreeToCome as agreeToComeCall } from '#contract/dispatch-moves.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { openDeskJob, transactWithRetries } from '#server/booking/index.ts'
import { addExtraShift, forgetFleet, loadFleet, type Resource } from '#server/fleet/index.ts'
import { openQuestion, rate, whyNotInWords } from '#server/inventory/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { familyNameOf } from '../board/short-name.rules.ts'
import { isOnlyHours, willing } from './agree.rules.ts'

/** Writes down that somebody agreed to come for a job. It is given to them by a move like every other. */
export async function agreeToCome(
  ctx: Context,
  { reference, resourceId, reason }: ReadInputOf<typeof agreeToComeCall>,
  { userId }: Caller,
  attempt: Attempt,
): Promise<OutputOf<typeof agreeToComeCall>> {
  const { booking, crew } = await openDeskJob(ctx, ctx.db, reference)
  const { chauffeurs, guides } = await loadFleet(ctx)
  const resource: Resource | undefined = [...chauffeurs, ...guides].find(({ id }) => id === resourceId)
  if (!resource) throw new AppError('dispatch.unknown-resource')
  const question = await openQuestion(ctx, ctx.db, { ...crew.wanted, startsAt: booking.startsAt })
  const who = familyNameOf(resource)
  const asIs = rate(resource, question)
  if (asIs.problem === null)
    throw new AppError('dispatch.not-possible', { why: `${who} works at that hour: nobody need be asked.` })
  const { problem } = isOnlyHours(asIs) ? rate(willing(resource, question), question) : asIs
  if (problem) {
    const words = whyNotInWords(problem, { ...question, otherJob: () => undefined })
    throw new AppError('dispatch.not-possible', { why: `${who} cannot be asked: ${words}.` })
  }
  const at = ctx.clock.now()
  const answer = { from: tokyoIso(booking.startsAt), until: tokyoIso(booking.endsAt) }
  await transactWithRetries(ctx, async (db) => {
    const span = { from: booking.startsAt, until: booking.endsAt }
    await addExtraShift(db, { resourceId, ...span, reason, askedBy: userId, askedAt: at })
    await recordChange(db, {
      object: { kind: 'booking', id: booking.id },
      userId,
      deed: `wrote down that ${who} agreed to come outside working hours`,
      reason,
      at,
    })
    await announceWith(db, 'fleet')
    await attempt.remember(db, answer)
  })
  forgetFleet(ctx)
  return answer
}
