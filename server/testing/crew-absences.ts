import type { ResourceKind } from '#contract/booking-desk.ts'
import { endAbsence } from '#server/dispatch/absences/end-absence.ts'
import { enterAbsence } from '#server/dispatch/absences/enter-absence.ts'
import { moveCrews } from '#server/dispatch/moves/move-crews.ts'
import { findProposals } from '#server/dispatch/proposals/find-proposals.ts'
import type { Resource } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { freeAttempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'

/** Somebody falls ill for a day, or a car breaks down: what was lost, and what the entry is called. */
export async function fallAway(ctx: Context, caller: Caller, resource: Pick<Resource, 'id' | 'kind'>, day: string) {
  const kinds: Record<ResourceKind, 'ill' | 'repair'> = { chauffeur: 'ill', guide: 'ill', vehicle: 'repair' }
  const { absence, lost } = await enterAbsence(
    ctx,
    {
      ...{ resourceId: resource.id, kind: kinds[resource.kind], note: '' },
      ...{ from: `${day}T00:00:00+09:00`, until: `${addDays(day, 1)}T00:00:00+09:00` },
    },
    caller,
    freeAttempt,
  )
  return { id: absence.id, lost: lost.map(({ reference }) => reference) }
}

export const comeBack = (ctx: Context, caller: Caller, id: string) => endAbsence(ctx, { id }, caller, freeAttempt)

/** Accepts the first proposal of each of these at once; answers how many there were. Nothing of it may be refused. */
export async function acceptFirsts(ctx: Context, caller: Caller, references: readonly string[]): Promise<number> {
  if (references.length === 0) return 0
  const { jobs } = await findProposals(ctx, { references: references.slice(0, 20) })
  const moves = jobs.flatMap(({ proposals: [first] }) => first?.moves ?? [])
  for (const { job, proposals, whyNone } of jobs)
    if ((whyNone === null) !== proposals.length > 0) throw new Error(`${job.reference}: no crew, and no reason`)
  if (moves.length === 0) return 0
  // A larger car than was booked may be among them, which the desk gives with a reason.
  const reason = 'Nobody else was free'
  await moveCrews(ctx, { moves, reason, tellGuests: [] }, caller, freeAttempt).catch((error: unknown) => {
    throw new Error(`What was proposed is refused: ${JSON.stringify(moves)}`, { cause: error })
  })
  return moves.length
}
