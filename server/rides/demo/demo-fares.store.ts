import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { DemoFareTable } from './demo-fares.ts'

/**
 * In place of the one table that a new house begins with, as long as nobody has touched it and nothing was priced by it.
 * Answers whether they were laid.
 */
export async function replaceFirstFares(db: Database, tables: readonly DemoFareTable[]): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Whoever starts beside us waits here, and then finds three.
    const known = await tx.selectFrom('fare_tables').select(['id', 'made_by']).forUpdate().execute()
    const [first] = known
    if (known.length !== 1 || !first || first.made_by !== null) return false
    const { rowCount } = await used(tx, first.id)
    if (rowCount > 0) return false
    await tx.deleteFrom('fare_tables').where('id', '=', first.id).execute()
    const added = await tx
      .insertInto('fare_tables')
      .values(
        tables.map(({ name, fares, inForceFrom, madeAt }) => ({
          ...{ name, fares: JSON.stringify(fares), in_force_from: inForceFrom, is_draft: false },
          ...{ made_at: madeAt, saved_at: madeAt },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    return added.length > 0
  })
}

async function used(db: Database, id: string): Promise<{ rowCount: number }> {
  const { rows } = await sql`SELECT FROM quotes WHERE fare_table_id = ${id} LIMIT 1`.execute(db)
  return { rowCount: rows.length }
}
