import { sql } from 'kysely'
import type { Fares } from '#contract/fares.ts'
import type { Database } from '#server/platform/database.ts'

export interface FareTableRecord {
  id: string
  name: string
  fares: Fares
  /** Of a draft: the moment it is meant for. */
  inForceFrom: Date
  isDraft: boolean
  version: number
  madeBy: string | null
  madeAt: Date
  savedAt: Date
}

const selectTables = (db: Database) => db.selectFrom('fare_tables').selectAll()

type Row = Awaited<ReturnType<ReturnType<typeof selectTables>['execute']>>[number]

const toRecord = (row: Row): FareTableRecord => ({
  id: row.id,
  name: row.name,
  fares: row.fares as unknown as Fares,
  inForceFrom: row.in_force_from,
  isDraft: row.is_draft,
  version: row.version,
  madeBy: row.made_by,
  madeAt: row.made_at,
  savedAt: row.saved_at,
})

/** All tables, the latest first; the draft among them where its moment lies. */
export async function readTables(db: Database): Promise<FareTableRecord[]> {
  const rows = await selectTables(db).orderBy('in_force_from', 'desc').orderBy('is_draft', 'desc').execute()
  return rows.map(toRecord)
}

/** The draft as it is now, and nobody else changes it until the transaction ends. */
export async function lockDraft(db: Database): Promise<FareTableRecord | undefined> {
  const row = await selectTables(db).where('is_draft', '=', true).forUpdate().executeTakeFirst()
  return row && toRecord(row)
}

export async function findTable(db: Database, id: string): Promise<FareTableRecord | undefined> {
  const row = await selectTables(db).where('id', '=', id).where('is_draft', '=', false).executeTakeFirst()
  return row && toRecord(row)
}

export type DraftHead = Pick<FareTableRecord, 'name' | 'inForceFrom' | 'fares'>

/** Answers nothing where there is a draft already, also one that somebody began at this very moment. */
export async function insertDraft(
  db: Database,
  { name, inForceFrom, fares }: DraftHead,
  { userId, at }: { userId: string; at: Date },
): Promise<FareTableRecord | undefined> {
  const row = await db
    .insertInto('fare_tables')
    .values({
      ...{ name, fares: JSON.stringify(fares), in_force_from: inForceFrom, is_draft: true },
      ...{ made_by: userId, made_at: at, saved_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toRecord(row)
}

export async function updateDraft(
  db: Database,
  id: string,
  { name, inForceFrom, fares }: DraftHead,
  at: Date,
): Promise<FareTableRecord> {
  const row = await db
    .updateTable('fare_tables')
    .set((old) => ({
      ...{ name, fares: JSON.stringify(fares), in_force_from: inForceFrom, saved_at: at },
      version: old('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRecord(row)
}

export async function deleteDraft(db: Database, id: string): Promise<void> {
  await db.deleteFrom('fare_tables').where('id', '=', id).where('is_draft', '=', true).execute()
}

/** From its moment on it counts. Answers false where another table begins at the same moment. */
export async function makeDraftCount(db: Database, { id, inForceFrom }: FareTableRecord): Promise<boolean> {
  const other = await db
    .selectFrom('fare_tables')
    .select('id')
    .where('is_draft', '=', false)
    .where('in_force_from', '=', inForceFrom)
    .executeTakeFirst()
  if (other) return false
  await db.updateTable('fare_tables').set({ is_draft: false }).where('id', '=', id).execute()
  return true
}

/**
 * A table whose moment has not come is a draft again. Answers `counts` where it has come meanwhile, and `second` where
 * there is a draft already, also one that somebody began at this very moment.
 */
export async function makeDraftAgain(db: Database, id: string, at: Date): Promise<'draft' | 'counts' | 'second'> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('fare_tables')
      .set((old) => ({ is_draft: true, saved_at: at, version: old('version', '+', 1) }))
      .where('id', '=', id)
      .where('is_draft', '=', false)
      .where('in_force_from', '>', at)
      .executeTakeFirst()
    return Number(numUpdatedRows) > 0 ? 'draft' : 'counts'
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') return 'second'
    throw error
  }
}

/** What fares can be laid between. */
export async function readGround(db: Database) {
  const areas = await db.selectFrom('areas').select(['code', 'name']).orderBy('code').execute()
  const airports = await db
    .selectFrom('terminals')
    .select(['airport as code', sql<string>`min(airport_name)`.as('name')])
    .groupBy('airport')
    .orderBy('airport')
    .execute()
  const classes = await db
    .selectFrom('vehicle_classes')
    .select(['class as code', 'name', sql<boolean>`sold_as_ride AND retired_at IS NULL`.as('isSold')])
    .orderBy('rank')
    .orderBy('class')
    .execute()
  return { areas, airports, classes }
}

export type Ground = Awaited<ReturnType<typeof readGround>>
