import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** How the database would answer, in a table that is too large to be read as a whole. */
export function planOf(db: Database, query: RawBuilder<unknown>): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
