import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Any number, the same in every Annai: who holds it fills in the demo catalogue. */
const demoLock = 727_007

/** Two processes that start together take turns; the second then finds everything there, however long the first took. */
export async function waitForDemoTurn(transaction: Database): Promise<void> {
  await sql`SET LOCAL lock_timeout = '60s'`.execute(transaction)
  await sql`SET LOCAL statement_timeout = '60s'`.execute(transaction)
  await sql`SELECT pg_advisory_xact_lock(${demoLock})`.execute(transaction)
}
