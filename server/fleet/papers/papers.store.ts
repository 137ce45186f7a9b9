import { sql } from 'kysely'
import type { PaperKind as CarPaperKind } from '#contract/cars.ts'
import type { LicenceClass, PersonPaperKind } from '#contract/people.ts'
import type { Database } from '#server/platform/database.ts'

export type PaperKind = CarPaperKind | PersonPaperKind

export interface PaperRecord<Kind extends PaperKind = PaperKind> {
  id: string
  /** Whose it is: a car's or a person's. */
  resourceId: string
  kind: Kind
  name: string
  detail: string
  /** Of a licence or a registration. */
  number: string
  licenceClass: LicenceClass | null
  endsOn: string | null
  fileName: string | null
  holdsBack: boolean
}

/** Those that count; what was replaced or dropped stays for the history only. The files are not read along. */
const selectPapers = (db: Database) =>
  db
    .selectFrom('papers')
    .select(['id', 'resource_id', 'kind', 'name', 'detail', 'number', 'licence_class', 'file_name', 'holds_back'])
    .select(sql<string | null>`to_char(ends_on, 'YYYY-MM-DD')`.as('ends'))
    .where('replaced_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof selectPapers>['execute']>>[number]

const toRecord = (row: Row): PaperRecord => ({
  id: row.id,
  resourceId: row.resource_id,
  kind: row.kind as PaperKind,
  name: row.name,
  detail: row.detail,
  number: row.number,
  licenceClass: row.licence_class as LicenceClass | null,
  endsOn: row.ends,
  fileName: row.file_name,
  holdsBack: row.holds_back,
})

/** The first to end at the head; those without an end last. */
export async function papersOf<Kind extends PaperKind>(db: Database, resourceId: string): Promise<PaperRecord<Kind>[]> {
  const rows = await selectPapers(db)
    .where('resource_id', '=', resourceId)
    .orderBy('holds_back', 'desc')
    .orderBy('ends_on', (order) => order.asc().nullsLast())
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  // A car has papers of cars alone, and a person those of people: the calls that add them see to it.
  return rows.map(toRecord) as PaperRecord<Kind>[]
}

export async function findPaper(db: Database, id: string): Promise<PaperRecord | undefined> {
  const row = await selectPapers(db).where('id', '=', id).executeTakeFirst()
  return row && toRecord(row)
}

/** Of cars in service and people who have not left: those that end between two days, both included. */
export async function findPapersEnding(db: Database, firstDay: string, lastDay: string): Promise<PaperRecord[]> {
  const rows = await selectPapers(db)
    .where(sql<boolean>`ends_on BETWEEN ${firstDay}::date AND ${lastDay}::date`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('resources')
          .select('resources.id')
          .whereRef('resources.id', '=', 'papers.resource_id')
          .where('active', '=', true)
          .where(sql<boolean>`last_day IS NULL OR last_day >= ${firstDay}::date`),
      ),
    )
    .orderBy('ends_on')
    .orderBy('id')
    .execute()
  return rows.map(toRecord)
}

export interface PaperFile {
  name: string
  type: 'application/pdf' | 'image/png' | 'image/jpeg'
  bytes: Buffer
}

export interface NewPaper extends Omit<PaperRecord, 'id' | 'fileName'> {
  id?: string
  file: PaperFile | null
  addedBy: string | null
  addedAt: Date
}

export async function insertPapers(db: Database, papers: readonly NewPaper[]): Promise<void> {
  if (papers.length === 0) return
  await db
    .insertInto('papers')
    .values(
      papers.map((paper) => ({
        ...(paper.id ? { id: paper.id } : {}),
        resource_id: paper.resourceId,
        kind: paper.kind,
        name: paper.name,
        detail: paper.detail,
        number: paper.number,
        licence_class: paper.licenceClass,
        ends_on: paper.endsOn,
        holds_back: paper.holdsBack,
        file_name: paper.file?.name ?? null,
        file_type: paper.file?.type ?? null,
        file: paper.file?.bytes ?? null,
        added_by: paper.addedBy,
        added_at: paper.addedAt,
      })),
    )
    .execute()
}

/** Answers whether it still counted: of two who replace the same one, the second finds nothing. */
export async function retirePaper(db: Database, resourceId: string, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('papers')
    .set({ replaced_at: at })
    .where('id', '=', id)
    .where('resource_id', '=', resourceId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

export async function readPaperFile(db: Database, id: string): Promise<PaperFile | undefined> {
  const row = await db
    .selectFrom('papers')
    .select(['file_name', 'file_type', 'file'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.file || !row.file_name || !row.file_type) return undefined
  return { name: row.file_name, type: row.file_type as PaperFile['type'], bytes: row.file }
}
