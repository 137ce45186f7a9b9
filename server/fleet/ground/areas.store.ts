import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface AreaRecord {
  code: string
  version: number
  name: string
  nameJa: string
  latitude: number
  longitude: number
  retiredAt: Date | null
}

const selectAreas = (db: Database) =>
  db
    .selectFrom('areas')
    .select(['code', 'version', 'name', 'name_ja as nameJa', 'latitude', 'longitude'])
    .select(sql<Date | null>`retired_at`.as('retiredAt'))

/** Those in use first, each by name. */
export async function listAreas(db: Database): Promise<AreaRecord[]> {
  return selectAreas(db).orderBy(sql`retired_at IS NOT NULL`).orderBy(sql`lower(name)`).orderBy('code').execute()
}

/** As it is now; nobody else changes it, nor lays anything into it, until the transaction ends. */
export async function lockArea(db: Database, code: string): Promise<AreaRecord | undefined> {
  await db.selectFrom('areas').select('code').where('code', '=', code).forNoKeyUpdate().execute()
  return selectAreas(db).where('code', '=', code).executeTakeFirst()
}

/** The area if it is in use, which it then stays until the transaction ends. */
export async function holdArea(db: Database, code: string): Promise<AreaRecord | undefined> {
  return selectAreas(db).where('code', '=', code).where('retired_at', 'is', null).forShare().executeTakeFirst()
}

/** What lies in each area and is in use, by its code. */
export async function countInAreas(db: Database): Promise<Map<string, { places: number; garages: number }>> {
  const { rows } = await sql<{ code: string; places: number; garages: number }>`SELECT code,
      (SELECT count(*)::int FROM places WHERE area_code = code AND places.retired_at IS NULL) AS places,
      (SELECT count(*)::int FROM garages WHERE area_code = areas.code AND garages.retired_at IS NULL) AS garages
    FROM areas`.execute(db)
  return new Map(rows.map(({ code, ...counts }) => [code, counts]))
}

/** Of each area: to and from how many others in use at least one driving time is written down. */
export async function countToldWays(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; told: number }>`SELECT code, count(*)::int AS told
    FROM (
      SELECT DISTINCT from_area AS code, from_area, to_area FROM driving_times
      UNION SELECT DISTINCT to_area, from_area, to_area FROM driving_times
    ) AS way
    WHERE from_area <> to_area
      AND NOT EXISTS (SELECT FROM areas WHERE areas.code IN (from_area, to_area) AND retired_at IS NOT NULL)
    GROUP BY code`.execute(db)
  return new Map(rows.map(({ code, told }) => [code, told]))
}

export async function namesOfGaragesIn(db: Database, code: string): Promise<string[]> {
  const rows = await db
    .selectFrom('garages')
    .select('name')
    .where('area_code', '=', code)
    .where('retired_at', 'is', null)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

export async function countTimesOf(db: Database, code: string): Promise<number> {
  const { count } = await db
    .selectFrom('driving_times')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(({ or, eb }) => or([eb('from_area', '=', code), eb('to_area', '=', code)]))
    .executeTakeFirstOrThrow()
  return count
}

export type AreaColumns = Pick<AreaRecord, 'name' | 'nameJa' | 'latitude' | 'longitude'>

const columnsOf = ({ name, nameJa, latitude, longitude }: AreaColumns) => ({
  ...{ name, name_ja: nameJa, latitude, longitude },
})

export async function insertArea(db: Database, code: string, area: AreaColumns): Promise<void> {
  await db
    .insertInto('areas')
    .values({ code, ...columnsOf(area) })
    .execute()
}

export async function updateArea(db: Database, code: string, area: AreaColumns): Promise<void> {
  await db
    .updateTable('areas')
    .set((row) => ({ ...columnsOf(area), version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute()
}

/** Null: back into use. */
export async function setAreaRetired(db: Database, code: string, at: Date | null): Promise<void> {
  await db
    .updateTable('areas')
    .set((row) => ({ retired_at: at, version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute()
}
