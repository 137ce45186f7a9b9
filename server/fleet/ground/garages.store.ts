import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface GarageRecord {
  code: string
  version: number
  name: string
  nameJa: string
  area: string
  areaName: string
  retiredAt: Date | null
  /** In service. */
  cars: number
  people: number
}

const selectGarages = (db: Database) =>
  db
    .selectFrom('garages')
    .innerJoin('areas', 'areas.code', 'garages.area_code')
    .select(['garages.code', 'garages.version', 'garages.name', 'garages.name_ja', 'area_code'])
    .select(['areas.name as area_name', sql<Date | null>`garages.retired_at`.as('retired')])
    .select([
      sql<number>`(SELECT count(*)::int FROM resources
        WHERE garage_code = garages.code AND active AND kind = 'vehicle')`.as('cars'),
      sql<number>`(SELECT count(*)::int FROM resources
        WHERE garage_code = garages.code AND active AND kind <> 'vehicle')`.as('people'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectGarages>['execute']>>[number]

const toRecord = ({ name_ja, area_code, area_name, retired, ...row }: Row): GarageRecord => ({
  ...row,
  nameJa: name_ja,
  area: area_code,
  areaName: area_name,
  retiredAt: retired,
})

/** Those in use first, each by name. */
export async function listGarages(db: Database): Promise<GarageRecord[]> {
  const rows = await selectGarages(db)
    .orderBy(sql`garages.retired_at IS NOT NULL`)
    .orderBy(sql`lower(garages.name)`)
    .orderBy('garages.code')
    .execute()
  return rows.map(toRecord)
}

/** As it is now; nobody else changes it, nor gives it a car, until the transaction ends. */
export async function lockGarage(db: Database, code: string): Promise<GarageRecord | undefined> {
  await db.selectFrom('garages').select('code').where('code', '=', code).forNoKeyUpdate().execute()
  const row = await selectGarages(db).where('garages.code', '=', code).executeTakeFirst()
  return row && toRecord(row)
}

/** Whether it is in use, and stays so until the transaction ends: who puts something into it asks this first. */
export async function holdGarage(db: Database, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('garages')
    .select('code')
    .where('code', '=', code)
    .where('retired_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function readGarageCodes(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('garages').select('code').execute()
  return new Set(rows.map(({ code }) => code))
}

export interface GarageColumns {
  name: string
  nameJa: string
  area: string
}

const columnsOf = ({ name, nameJa, area }: GarageColumns) => ({ name, name_ja: nameJa, area_code: area })

export async function insertGarage(db: Database, code: string, garage: GarageColumns): Promise<void> {
  await db
    .insertInto('garages')
    .values({ code, ...columnsOf(garage) })
    .execute()
}

export async function updateGarage(db: Database, code: string, garage: GarageColumns): Promise<void> {
  await db
    .updateTable('garages')
    .set((row) => ({ ...columnsOf(garage), version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute()
}

/** Null: back into use. */
export async function setGarageRetired(db: Database, code: string, at: Date | null): Promise<void> {
  await db
    .updateTable('garages')
    .set((row) => ({ retired_at: at, version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute()
}

export interface Standing {
  id: string
  kind: string
  name: string
  plate: string | null
  isInService: boolean
}

/** Cars and people that begin there, in service or not. */
export async function readStanding(db: Database, code: string): Promise<Standing[]> {
  return db
    .selectFrom('resources')
    .leftJoin('vehicles', 'vehicles.resource_id', 'resources.id')
    .select(['resources.id', 'resources.kind', 'resources.name', 'vehicles.plate', 'active as isInService'])
    .where('garage_code', '=', code)
    .orderBy('resources.name')
    .orderBy('resources.id')
    .execute()
}

/** Whether a car in service stands in another garage. */
export async function hasCarElsewhere(db: Database, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('resources')
    .select('id')
    .where('kind', '=', 'vehicle')
    .where('active', '=', true)
    .where('garage_code', '<>', code)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** All that begins at one garage begins at another from now on, also what is out of service. Answers the cars. */
export async function moveStanding(db: Database, from: string, to: string): Promise<{ id: string; version: number }[]> {
  // In the order in which bookings lock them, too.
  await db.selectFrom('resources').select('id').where('garage_code', '=', from).orderBy('id').forNoKeyUpdate().execute()
  const moved = await db
    .updateTable('resources')
    .set({ garage_code: to })
    .where('garage_code', '=', from)
    .returning('id')
    .execute()
  if (moved.length === 0) return []
  return db
    .updateTable('vehicles')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where(
      'resource_id',
      'in',
      moved.map(({ id }) => id),
    )
    .returning(['resource_id as id', 'version'])
    .execute()
}
