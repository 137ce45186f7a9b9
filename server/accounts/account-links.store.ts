import type { Database } from '#server/platform/database.ts'
import { newToken, sha256 } from './tokens.ts'
import { hasUser, lockAccount } from './users.store.ts'

export type LinkPurpose = 'verify_email' | 'reset_password' | 'change_email' | 'keep_account' | 'join_office'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How long a link works. That to keep an account lasts as long as the days of grace. */
export const linkLifeMs: Readonly<Record<LinkPurpose, number>> = {
  verify_email: dayMs,
  reset_password: 30 * minuteMs,
  change_email: dayMs,
  keep_account: 14 * dayMs,
  join_office: 7 * dayMs,
}

export interface NewAccountLink {
  userId: string
  purpose: LinkPurpose
  /** Where it is sent to: what it proves. */
  email: string
  /** Of a change of address: the session that asked, which goes on. */
  sessionId?: string | null
}

export interface AccountLink {
  userId: string
  purpose: LinkPurpose
  email: string
  sessionId: string | null
}

/** The token of a new link; only its hash is kept. */
export async function newAccountLink(db: Database, link: NewAccountLink, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('account_links')
    .values({
      token_hash: sha256(token),
      user_id: link.userId,
      purpose: link.purpose,
      email: link.email,
      session_id: link.sessionId ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + linkLifeMs[link.purpose]),
    })
    .execute()
  return token
}

const columns = ['user_id as userId', 'purpose', 'email', 'session_id as sessionId'] as const
type Row = Omit<AccountLink, 'purpose'> & { purpose: string }
const toLink = (row: Row | undefined) => row && { ...row, purpose: row.purpose as LinkPurpose }

/** Uses a link up. Of several at once one gets it; undefined for all others, and where it has ended. */
export async function takeAccountLink(
  db: Database,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<AccountLink | undefined> {
  const row = await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', sha256(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
  return toLink(row)
}

/** What a link would do, without using it up. */
export async function findAccountLink(
  db: Database,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<AccountLink | undefined> {
  const row = await db
    .selectFrom('account_links')
    .select(columns)
    .where('token_hash', '=', sha256(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return toLink(row)
}

/** Ends what is open of these purposes, so that no older mail does anything any more. */
export async function endLinksOf(
  db: Database,
  userId: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * A link for the change of address that waits; none where it has ended, also where it ends at this moment. Where another
 * account has the address, there is nothing to confirm, and no token.
 */
export async function linkPendingChange(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ email: string; token: string | null } | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    const pending = await findPendingChange(tx, userId, now)
    if (!pending) return undefined
    const { email } = pending
    return { email, token: (await hasUser(tx, email)) ? null : await newAccountLink(tx, pending, now) }
  })
}

/** The change of address that waits to be confirmed: the newest. */
export async function findPendingChange(db: Database, userId: string, now: Date): Promise<AccountLink | undefined> {
  const row = await db
    .selectFrom('account_links')
    .select(columns)
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return toLink(row)
}
