import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/**
 * Closes an account until its erasure. Answers false where it is closed already, or was given the keys of the office a
 * moment ago: whoever has them gives them up first, and the last one cannot.
 */
export async function closeUser(db: Database, userId: string, eraseAfter: Date, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ status: '0', erase_after: eraseAfter, updated_at: now })
    .where('id', '=', userId)
    .where('status', '=', '1')
    .where('role', '=', 'user')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Opens an account that its owner had closed. Answers its address, or undefined where nothing is to be kept any more. */
export async function reopenUser(db: Database, userId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('users')
    .set({ status: '1', erase_after: null, updated_at: now })
    .where('id', '=', userId)
    .where('erase_after', 'is not', null)
    .where('erased_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** Accounts whose days of grace are over, the oldest first. */
export async function findUsersToErase(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erase_after', '<=', now)
    .where('erased_at', 'is', null)
    .orderBy('erase_after')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Which of these addresses belong to other accounts than one. */
export async function findKeysOfOthers(
  db: Database,
  keys: readonly string[],
  userId: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email_key')
    .where(sql<boolean>`email_key = ANY(${keys}::text[]) AND id IS DISTINCT FROM ${userId}::uuid`)
    .execute()
  return rows.map(({ email_key }) => email_key)
}

export interface Leaver {
  id: string
  fullName: string
  email: string
  isVerified: boolean
}

/** Whoever is to be erased now, and nobody else touches the account until this transaction ends; undefined: not any more. */
export async function lockUserToErase(db: Database, userId: string, now: Date): Promise<Leaver | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .where('erase_after', '<=', now)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && { id: row.id, fullName: row.full_name, email: row.email, isVerified: row.email_verified_at !== null }
}
