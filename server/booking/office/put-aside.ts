import type { CallDraft, PutAside } from '#contract/call-drafts.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { dropCall, dropCallsBefore, findCalls, keepCall } from './phone-drafts.store.ts'

const mostCalls = 50
const keptDays = 14

export interface Calls {
  calls: PutAside[]
}

/** Calls that wait for the caller to ring again: the desk shares them. */
export async function callsPutAside({ db }: Context): Promise<Calls> {
  const calls = await findCalls(db, mostCalls)
  const names = await findFirstNames(
    db,
    calls.flatMap(({ userId }) => userId ?? []),
  )
  return {
    calls: calls.map(({ id, draft, userId, putAsideAt }) => ({
      id,
      draft,
      by: (userId && names.get(userId)) ?? null,
      at: tokyoIso(putAsideAt),
    })),
  }
}

export async function putCallAside(
  ctx: Context,
  { id, draft }: { id: string; draft: CallDraft },
  userId: string,
): Promise<Calls> {
  await keepCall(ctx.db, { id, draft, userId, at: ctx.clock.now() })
  return callsPutAside(ctx)
}

export async function throwCallAway(ctx: Context, id: string): Promise<Calls> {
  if (!(await dropCall(ctx.db, id))) throw new AppError('booking.unknown-call')
  return callsPutAside(ctx)
}

export const forgetCalls = ({ db, clock }: Context) =>
  dropCallsBefore(db, new Date(clock.now().getTime() - keptDays * 86_400_000))
