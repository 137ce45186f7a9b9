import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Any number, the same in every Annai: who holds it fills in the demo bookings. */
const demoLock = 727_005

/** Two processes that start together take turns; the second then finds everything there. */
export async function waitForDemoTurn(transaction: Database): Promise<void> {
  await sql`SET LOCAL lock_timeout = '60s'`.execute(transaction)
  await sql`SET LOCAL statement_timeout = '60s'`.execute(transaction)
  await sql`SELECT pg_advisory_xact_lock(${demoLock})`.execute(transaction)
}
