import { isOfficeRole } from '#core/office-rights.ts'
import type { Database } from '#server/platform/database.ts'
import type { Caller } from '#server/platform/serve.ts'
import { endChallenges } from './two-factor/challenges.store.ts'
import { lockAccount } from './users.store.ts'

export interface NewSession {
  tokenHash: Buffer
  userId: string
  now: Date
  expiresAt: Date
  address: string
  userAgent: string
}

/** Answers the new session's id. */
export async function addSession(db: Database, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      // Whoever signs in shows who they are.
      proven_at: session.now,
      expires_at: session.expiresAt,
      origin_address: session.address,
      user_agent: session.userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface LiveSession extends Omit<Caller, 'isProven'> {
  lastSeenAt: Date
  /** When they last showed who they are; null: before that was written down. */
  provenAt: Date | null
}

export interface LiveSessionQuery {
  /** By what its bearer holds, or by its own name. */
  by: { tokenHash: Buffer } | { id: string }
  now: Date
  idleSince: Date
  demo: boolean
}

/** The session behind a token, if it is neither revoked nor too old and its account is active. */
export async function findLiveSession(db: Database, query: LiveSessionQuery): Promise<LiveSession | undefined> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'users.id as userId',
      'users.role as role',
      'users.office_roles as officeRoles',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.proven_at as provenAt',
    ])
    .where((eb) =>
      'id' in query.by ? eb('sessions.id', '=', query.by.id) : eb('sessions.token_hash', '=', query.by.tokenHash),
    )
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', query.now)
    .where('sessions.last_seen_at', '>', query.idleSince)
    .where('users.status', '=', '1')
    .$if(!query.demo, (q) => q.where('users.is_demo', '=', false))
    .executeTakeFirst()
  return session && { ...session, officeRoles: session.officeRoles.filter(isOfficeRole) }
}

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute()
}

/** They have just shown once more who they are. */
export async function noteProof(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: now }).where('id', '=', id).execute()
}

export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/**
 * Ends every session of an account, or every other one, and sign-ins that wait for a code; answers how many sessions
 * there were. It belongs into the transaction of whatever made it necessary: the account is locked first, so that no
 * sign-in under way slips in behind with what was true before.
 */
export async function revokeSessions(
  db: Database,
  userId: string,
  { except }: { except?: string | undefined },
  now: Date,
): Promise<number> {
  await lockAccount(db, userId)
  await endChallenges(db, userId, now)
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export interface LiveSpan {
  now: Date
  idleSince: Date
}

/** The sessions of an account that still open something, those seen last first. */
export async function findSessionsOf(db: Database, userId: string, { now, idleSince }: LiveSpan) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'origin_address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one session, if it is this account's and still open; answers whether it was. */
export async function revokeOwnSession(
  db: Database,
  { userId, id }: { userId: string; id: string },
  { now, idleSince }: LiveSpan,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Neither revoked nor over. */
export async function isSessionOpen(db: Database, id: string, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return open !== undefined
}

/** Where and when a session began. */
export async function findSession(db: Database, id: string) {
  return db
    .selectFrom('sessions')
    .select(['user_agent as userAgent', 'origin_address as address', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface Whence {
  userAgent: string
  address: string
  /** Within the time asked about. */
  lately: boolean
}

/** Where an account has signed in from, each place once. */
export async function findWhences(db: Database, userId: string, since: Date): Promise<Whence[]> {
  return db
    .selectFrom('sessions')
    .select(['user_agent as userAgent', 'origin_address as address'])
    .select(({ fn, eb }) => fn<boolean>('bool_or', [eb('created_at', '>', since)]).as('lately'))
    .where('user_id', '=', userId)
    .groupBy(['user_agent', 'origin_address'])
    .execute()
}
