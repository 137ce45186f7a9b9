import type { Fares } from '#contract/fares.ts'
import type { Database } from '#server/platform/database.ts'

/** What rides cost from a moment on. */
export interface FareTable {
  id: string
  name: string
  inForceFrom: Date
  fares: Fares
}

/** The last table whose moment has come: one row by its index, so that no process ever prices by an old one. */
export async function readFaresAt(db: Database, now: Date): Promise<FareTable | undefined> {
  const row = await db
    .selectFrom('fare_tables')
    .select(['id', 'name', 'in_force_from', 'fares'])
    .where('is_draft', '=', false)
    .where('in_force_from', '<=', now)
    .orderBy('in_force_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, name: row.name, inForceFrom: row.in_force_from, fares: row.fares as unknown as Fares }
}

/** The first table of all, unless there is one; answers whether it was added. Two that start at once add one. */
export async function addFirstFares(
  db: Database,
  { name, fares, inForceFrom, now }: { name: string; fares: Fares; inForceFrom: Date; now: Date },
): Promise<boolean> {
  const known = await db.selectFrom('fare_tables').select('id').where('is_draft', '=', false).limit(1).execute()
  if (known.length > 0) return false
  const added = await db
    .insertInto('fare_tables')
    .values({
      name,
      fares: JSON.stringify(fares),
      in_force_from: inForceFrom,
      is_draft: false,
      made_at: now,
      saved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
