import type { Database } from '#server/platform/database.ts'
import type { Caller } from '#server/platform/serve.ts'

export interface NewSession {
  tokenHash: Buffer
  userId: string
  now: Date
  expiresAt: Date
  address: string
  userAgent: string
}

export async function addSession(db: Database, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      origin_address: session.address,
      user_agent: session.userAgent,
    })
    .execute()
}

export interface LiveSession extends Caller {
  lastSeenAt: Date
}

export interface LiveSessionQuery {
  tokenHash: Buffer
  now: Date
  idleSince: Date
  demo: boolean
}

/** The session behind a token, if it is neither revoked nor too old and its account is active. */
export async function findLiveSession(db: Database, query: LiveSessionQuery): Promise<LiveSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'users.id as userId',
      'users.role as role',
      'sessions.last_seen_at as lastSeenAt',
    ])
    .where('sessions.token_hash', '=', query.tokenHash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', query.now)
    .where('sessions.last_seen_at', '>', query.idleSince)
    .where('users.status', '=', '1')
    .$if(!query.demo, (q) => q.where('users.is_demo', '=', false))
    .executeTakeFirst()
}

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute()
}

export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}
