import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Lets whoever else changes the same of this person wait until the transaction ends, so that two at once cannot overfill
 * it. The lock is any number of the one who asks.
 */
export async function lockOfPerson(db: Database, lock: number, userId: string): Promise<void> {
  if (!db.isTransaction) throw new Error('What is a person’s is locked inside a transaction only.')
  await sql`SELECT pg_advisory_xact_lock(${lock}, hashtext(${userId}))`.execute(db)
}
