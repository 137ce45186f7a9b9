import { sql } from 'kysely'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import { extraShiftsSince, toShifts } from './extra-shifts.store.ts'
import type { Resource } from './fleet.rules.ts'
import { otherHoursOf, papersLacked } from './person-columns.store.ts'

/** Somebody or something that a board has a row for, as it is now. */
export interface BoardResource extends Resource {
  inService: boolean
  vehicleClass: VehicleClass | null
  /** From the smallest to the largest; 0 of people. */
  rank: number
  plate: string | null
  languages: string[]
  papersUntil: string | null
  lacks: readonly string[]
  beginsOn: string | null
  lastDay: string | null
}

/** Everybody and everything in service, and these others, wherever they went. */
export async function readForBoard(
  db: Database,
  { firstDay }: { firstDay: string },
  others: readonly string[],
): Promise<BoardResource[]> {
  const rows = await db
    .selectFrom('resources')
    .innerJoin('garages', 'garages.code', 'resources.garage_code')
    .leftJoin('vehicles', 'vehicles.resource_id', 'resources.id')
    .leftJoin('vehicle_classes', 'vehicle_classes.class', 'vehicles.class')
    .leftJoin('chauffeurs', 'chauffeurs.resource_id', 'resources.id')
    .leftJoin('guides', 'guides.resource_id', 'resources.id')
    .select(['resources.id', 'resources.kind', 'resources.name', 'seal', 'active', 'garages.area_code'])
    .select('garages.name as garage_name')
    .select(['working_days', 'works_from_minutes', 'works_until_minutes', 'vehicles.class', 'plate', 'rank'])
    .select('other_hours')
    .select([
      sql<string[]>`coalesce(chauffeurs.languages, guides.languages, '{}')`.as('languages'),
      sql<string | null>`to_char(coalesce(vehicles.papers_until, chauffeurs.papers_until, guides.papers_until),
        'YYYY-MM-DD')`.as('papers_until'),
      sql<string | null>`to_char(begins_on, 'YYYY-MM-DD')`.as('begins_on'),
      sql<string | null>`to_char(last_day, 'YYYY-MM-DD')`.as('last_day'),
      papersLacked.as('lacks'),
      extraShiftsSince(firstDay).as('extra_shifts'),
    ])
    .where(({ or, eb, and }) =>
      or([
        and([eb('active', '=', true), sql<boolean>`(last_day IS NULL OR last_day >= ${firstDay}::date)`]),
        eb('resources.id', '=', sql<string>`ANY(${[...others]}::uuid[])`),
      ]),
    )
    .orderBy('rank')
    .orderBy('resources.name')
    .orderBy('resources.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as Resource['kind'],
    name: row.name,
    seal: row.seal,
    garageArea: row.area_code,
    garageName: row.garage_name,
    workingDays: row.working_days,
    worksFromMinutes: row.works_from_minutes,
    worksUntilMinutes: row.works_until_minutes,
    extraShifts: toShifts(row.extra_shifts),
    inService: row.active,
    vehicleClass: row.class as VehicleClass | null,
    rank: row.rank ?? 0,
    plate: row.plate,
    languages: row.languages,
    papersUntil: row.papers_until,
    lacks: row.lacks,
    beginsOn: row.begins_on,
    lastDay: row.last_day,
    ...otherHoursOf(row.other_hours),
  }))
}
