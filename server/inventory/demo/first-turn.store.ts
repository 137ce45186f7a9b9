import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Whether nobody is away yet and nobody has a job; of two processes that start together one learns so. */
export async function holdFirstTurn(transaction: Database): Promise<boolean> {
  await sql`LOCK TABLE absences IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
  const { rows } = await sql<{ first: boolean }>`SELECT NOT EXISTS (SELECT FROM absences)
    AND NOT EXISTS (SELECT FROM assignments) AS first`.execute(transaction)
  return rows[0]?.first === true
}
