import { sql } from 'kysely'
import type { OfficeTerminal } from '#contract/office-terminals.ts'
import type { Database } from '#server/platform/database.ts'

const selectTerminals = (db: Database) =>
  db
    .selectFrom('terminals')
    .innerJoin('places', 'places.id', 'terminals.place_id')
    .innerJoin('areas', 'areas.code', 'places.area_code')
    .select(['places.slug', 'places.name as placeName', 'areas.name as areaName', 'terminals.version'])
    .select(['airport', 'airport_name as airportName', 'terminals.name', 'directions'])
    .select(['international_minutes as internationalMinutes', 'domestic_minutes as domesticMinutes'])
    .select(['international_lead_minutes as internationalLeadMinutes'])
    .select(['domestic_lead_minutes as domesticLeadMinutes', 'board_point as boardPoint', 'kerb_point as kerbPoint'])
    .select(sql<boolean>`places.retired_at IS NOT NULL`.as('isRetired'))

type Row = Awaited<ReturnType<ReturnType<typeof selectTerminals>['execute']>>[number]

const toTerminal = (row: Row): OfficeTerminal => ({ ...row, directions: row.directions as unknown as string[] })

/** By airport, then by name; those of retired places too. */
export async function listTerminals(db: Database): Promise<OfficeTerminal[]> {
  const rows = await selectTerminals(db).orderBy('airport_name').orderBy('terminals.name').orderBy('slug').execute()
  return rows.map(toTerminal)
}

/** As it is now, and nobody else changes it until the transaction ends. */
export async function lockTerminal(db: Database, slug: string): Promise<OfficeTerminal | undefined> {
  await db
    .selectFrom('terminals')
    .select('place_id')
    .where(sql<boolean>`place_id = (SELECT id FROM places WHERE slug = ${slug})`)
    .forNoKeyUpdate()
    .execute()
  const row = await selectTerminals(db).where('places.slug', '=', slug).executeTakeFirst()
  return row && toTerminal(row)
}

/** Airports and piers in use that are no terminals. */
export async function listPlacesForTerminals(db: Database): Promise<{ id: string; label: string }[]> {
  return db
    .selectFrom('places')
    .select(['slug as id', 'name as label'])
    .where('kind', 'in', ['airport', 'port'])
    .where('retired_at', 'is', null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM terminals WHERE place_id = places.id)`)
    .orderBy('name')
    .execute()
}

export async function riseVersion(db: Database, slug: string): Promise<void> {
  await db
    .updateTable('terminals')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where(sql<boolean>`place_id = (SELECT id FROM places WHERE slug = ${slug})`)
    .execute()
}
