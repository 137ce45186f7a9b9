import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { erasedWord, nowhere } from '#server/platform/erased.rules.ts'

export async function findOwnAgents(db: Database, key: string) {
  return db
    .selectFrom('agents')
    .select(['business', 'kind', 'contact', 'email', 'phone', 'area', 'languages', 'registration'])
    .select(['commission_percent', 'notes', 'state', 'joined_on', 'created_at'])
    .where('email_key', '=', key)
    .execute()
}

/** The business stays among our books, ended; whom we talked to goes. Answers which they were. */
export async function eraseAgents(db: Database, key: string): Promise<string[]> {
  const rows = await db
    .updateTable('agents')
    .set((old) => ({
      contact: erasedWord,
      email: sql<string>`'erased-' || id || ${nowhere}::text`,
      email_key: sql<string>`'erased-' || id || ${nowhere}::text`,
      ...{ phone: '', registration: '', notes: '', state: 'ended' },
      version: old('version', '+', 1),
    }))
    .where('email_key', '=', key)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
