import type { Context } from '#server/platform/context.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { revokeSession } from './sessions.store.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'

export async function signOut(ctx: Context, caller: Caller, origin: Origin): Promise<undefined> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    await revokeSession(tx, caller.sessionId, now)
    await recordSignInEvent(tx, { kind: 'signed_out', at: now, userId: caller.userId, origin })
  })
  return undefined
}
