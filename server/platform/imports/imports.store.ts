import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Encoding } from './decode.rules.ts'
import type { Summary } from './judge-file.rules.ts'
import type { Separator } from './records.rules.ts'

export type ImportState = 'reading' | 'ready' | 'unreadable' | 'applying' | 'done'

export interface ImportRecord {
  id: string
  list: string
  fileName: string
  userId: string | null
  /** First name of who brought it; null: nobody of the office any more. */
  by: string | null
  createdAt: Date
  state: ImportState
  reading: number
  encoding: Encoding | null
  separator: Separator | null
  lines: number
  linesRead: number
  summary: Summary | null
  stamp: string | null
  fault: string | null
  doneAt: Date | null
}

const selectImports = (db: Database) =>
  db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.by_user')
    .select(['imports.id', 'list', 'file_name as fileName', 'by_user as userId', 'users.full_name as fullName'])
    .select(['imports.created_at as createdAt', 'reading', 'lines', 'lines_read as linesRead', 'stamp', 'fault'])
    .select([sql<ImportState>`state`.as('state'), sql<Encoding | null>`encoding`.as('encoding')])
    .select([sql<Separator | null>`separator`.as('separator'), sql<Summary | null>`summary`.as('summary')])
    .select(sql<Date | null>`done_at`.as('doneAt'))

type Found = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number]

const toRecord = ({ fullName, ...row }: Found): ImportRecord => ({ ...row, by: fullName?.split(' ')[0] ?? null })

export async function addImport(
  db: Database,
  {
    list,
    fileName,
    packed,
    userId,
    lines,
    at,
  }: Pick<ImportRecord, 'list' | 'fileName' | 'userId' | 'lines'> & {
    packed: Buffer
    at: Date
  },
): Promise<string> {
  const { id } = await db
    .insertInto('imports')
    .values({ list, file_name: fileName, packed, by_user: userId, lines, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findImport(db: Database, id: string): Promise<ImportRecord | undefined> {
  const row = await selectImports(db).where('imports.id', '=', id).executeTakeFirst()
  return row && toRecord(row)
}

/** The newest first. */
export async function findImportsOf(db: Database, list: string, most: number): Promise<ImportRecord[]> {
  const rows = await selectImports(db)
    .where('list', '=', list)
    .orderBy('imports.created_at', 'desc')
    .orderBy('imports.id')
    .limit(most)
    .execute()
  return rows.map(toRecord)
}

export async function readPacked(db: Database, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('imports').select('packed').where('id', '=', id).executeTakeFirst()
  return row?.packed
}

/** Begins to read it anew, unless it is being put in or was. Answers which reading that is. */
export async function readAnew(
  db: Database,
  id: string,
  asked: { encoding: Encoding | null; separator: Separator | null },
): Promise<number | undefined> {
  const row = await db
    .updateTable('imports')
    .set((now) => ({ ...asked, ...nothingRead, state: 'reading', reading: now('reading', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'ready', 'unreadable'])
    .returning('reading')
    .executeTakeFirst()
  return row?.reading
}

const nothingRead = { lines_read: 0, summary: null, stamp: null, fault: null }

/** Whoever was reading before wrote lines: they go, and this one begins. False: it is not to be read any more. */
export async function beginReading(db: Database, id: string, reading: number): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set(nothingRead)
    .where('id', '=', id)
    .where('reading', '=', reading)
    .where('state', '=', 'reading')
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await db.deleteFrom('import_lines').where('import_id', '=', id).execute()
  return true
}

/** As JSON, as the thread wrote it: here nothing is taken apart. False: somebody reads it anew. */
export async function writeLines(
  db: Database,
  { id, reading, lines, read }: { id: string; reading: number; lines: string; read: number },
): Promise<boolean> {
  const { rows } = await sql`WITH mine AS (
      UPDATE imports SET lines_read = ${read} WHERE id = ${id} AND reading = ${reading} AND state = 'reading' RETURNING id)
    INSERT INTO import_lines (import_id, rank, number, name, line_row, line_before, cells, faults)
    SELECT mine.id, line.rank, line.number, line.name, line."row", line.before, line.cells, line.faults
    FROM mine, jsonb_to_recordset(${lines}::jsonb) AS line (
      rank smallint, number integer, name text, "row" jsonb, before jsonb, cells jsonb, faults jsonb)
    ON CONFLICT DO NOTHING
    RETURNING 1`.execute(db)
  if (rows.length > 0) return true
  return (await findImport(db, id))?.reading === reading
}

export async function endReading(
  db: Database,
  id: string,
  reading: number,
  end: { summary: Summary; stamp: string } | { fault: string },
): Promise<void> {
  const isRead = 'summary' in end
  await db
    .updateTable('imports')
    .set(
      isRead
        ? { state: 'ready', summary: JSON.stringify(end.summary), stamp: end.stamp }
        : { state: 'unreadable', fault: end.fault },
    )
    .where('id', '=', id)
    .where('reading', '=', reading)
    .where('state', '=', 'reading')
    .execute()
  if (!isRead) await db.deleteFrom('import_lines').where('import_id', '=', id).execute()
}

/** From one state into the next, once: of two who ask at the same time the second is told. */
export async function moveImport(
  db: Database,
  id: string,
  from: ImportState,
  to: { state: 'applying' } | { state: 'ready'; fault: string } | { state: 'done'; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set({
      state: to.state,
      fault: 'fault' in to ? to.fault : null,
      ...('at' in to && { done_at: to.at }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Put in or not, nobody needs them any more; what was changed by them stands in the trail. */
export async function forgetImports(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('imports').where('created_at', '<', before).execute()
}
