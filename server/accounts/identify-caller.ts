import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { findLiveSession, type LiveSession, type LiveSessionQuery, touchSession } from './sessions.store.ts'
import { idleSince, isProven } from './sign-in.rules.ts'
import { sha256 } from './tokens.ts'

/** A session is marked as seen at most once a minute, so that reading does not mean writing. */
const touchEveryMs = 60_000

export async function identifyCaller(ctx: Context, token: string): Promise<Caller | null> {
  const now = ctx.clock.now()
  const session = await findLive(ctx, { tokenHash: sha256(token) }, now)
  if (!session) return null
  if (now.getTime() - session.lastSeenAt.getTime() > touchEveryMs) await touchSession(ctx.db, session.sessionId, now)
  return callerOf(session, now)
}

/** Who a session is, as long as it goes on: for a link that was given to it, and that a browser opens by itself. */
export async function recallCaller(ctx: Context, sessionId: string): Promise<Caller | null> {
  const now = ctx.clock.now()
  const session = await findLive(ctx, { id: sessionId }, now)
  return session ? callerOf(session, now) : null
}

const callerOf = ({ sessionId, userId, role, officeRoles, provenAt }: LiveSession, now: Date): Caller => ({
  ...{ sessionId, userId, role, officeRoles, isProven: isProven(provenAt, now) },
})

const findLive = ({ db, settings }: Context, by: LiveSessionQuery['by'], now: Date) =>
  findLiveSession(db, { by, now, idleSince: idleSince(now), demo: settings.demo })
