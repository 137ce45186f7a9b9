import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { findLiveSession, touchSession } from './sessions.store.ts'
import { idleSince } from './sign-in.rules.ts'
import { sha256 } from './tokens.ts'

/** A session is marked as seen at most once a minute, so that reading does not mean writing. */
const touchEveryMs = 60_000

export async function identifyCaller(ctx: Context, token: string): Promise<Caller | null> {
  const now = ctx.clock.now()
  const session = await findLiveSession(ctx.db, {
    tokenHash: sha256(token),
    now,
    idleSince: idleSince(now),
    demo: ctx.settings.demo,
  })
  if (!session) return null
  if (now.getTime() - session.lastSeenAt.getTime() > touchEveryMs) await touchSession(ctx.db, session.sessionId, now)
  return { sessionId: session.sessionId, userId: session.userId, role: session.role }
}
