import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Any number, the same in every Annai: who holds it changes where we drive. */
const groundLock = 727_111

/**
 * Changes of where we drive are few, and take turns: whoever comes second sees what the first one did, its name and its
 * code among it, and no two of them can wait for each other.
 */
export async function waitForGroundTurn(transaction: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${groundLock})`.execute(transaction)
}
