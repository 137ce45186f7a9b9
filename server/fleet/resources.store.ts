import { sql } from 'kysely'
import type { Load, VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { extraShiftsSince, toShifts } from './extra-shifts.store.ts'
import type { Chauffeur, Guide, Resource, Vehicle } from './fleet.rules.ts'
import { otherHoursOf, papersLacked } from './person-columns.store.ts'

/** Those in service, with what ends on this day or later. */
function selectResources(db: Database, since: string) {
  return (
    db
      .selectFrom('resources')
      .innerJoin('garages', 'garages.code', 'resources.garage_code')
      .where('resources.active', '=', true)
      .select(['resources.id', 'resources.name', 'resources.seal', 'garages.area_code', 'working_days'])
      .select('garages.name as garage_name')
      .select(['works_from_minutes', 'works_until_minutes', 'other_hours'])
      .select(dayOf('begins_on'))
      .select(dayOf('last_day'))
      // Whoever left is none of ours any more; a day that began on their last one may still run.
      .where(sql<boolean>`last_day IS NULL OR last_day >= ${since}::date`)
      .select(extraShiftsSince(since).as('extra_shifts'))
      .orderBy('resources.id')
  )
}

const dayOf = <Column extends 'begins_on' | 'last_day'>(column: Column) =>
  sql<string | null>`to_char(resources.${sql.ref(column)}, 'YYYY-MM-DD')`.as(column)

type ResourceRow = Awaited<ReturnType<ReturnType<typeof selectResources>['execute']>>[number]

const toResource = (row: ResourceRow): Omit<Resource, 'kind'> => ({
  id: row.id,
  name: row.name,
  seal: row.seal,
  garageArea: row.area_code,
  garageName: row.garage_name,
  workingDays: row.working_days,
  worksFromMinutes: row.works_from_minutes,
  worksUntilMinutes: row.works_until_minutes,
  ...otherHoursOf(row.other_hours),
  ...(row.begins_on !== null && { beginsOn: row.begins_on }),
  ...(row.last_day !== null && { lastDay: row.last_day }),
  ...(row.extra_shifts.length > 0 && { extraShifts: toShifts(row.extra_shifts) }),
})

const papersEnd = sql<string | null>`to_char(papers_until, 'YYYY-MM-DD')`.as('papers_until')

const papersOfPerson = ({ papers_until, lacks = [] }: { papers_until: string | null; lacks?: string[] }) => ({
  ...(papers_until !== null && { papersUntil: papers_until }),
  ...(lacks.length > 0 && { lacks }),
})

export async function readVehicles(db: Database, since: string): Promise<Vehicle[]> {
  const rows = await selectResources(db, since)
    .innerJoin('vehicles', 'vehicles.resource_id', 'resources.id')
    .innerJoin('vehicle_classes', 'vehicle_classes.class', 'vehicles.class')
    .select(['vehicles.class', 'vehicle_classes.is_bus', 'vehicles.plate', 'vehicles.seats', 'vehicles.loads'])
    .select(sql<string | null>`to_char(vehicles.papers_until, 'YYYY-MM-DD')`.as('papers_until'))
    .execute()
  return rows.map((row) => ({
    ...toResource(row),
    kind: 'vehicle',
    vehicleClass: row.class as VehicleClass,
    isBus: row.is_bus,
    plate: row.plate,
    seats: row.seats,
    loads: row.loads as unknown as Load[],
    papersUntil: row.papers_until,
  }))
}

export async function readChauffeurs(db: Database, since: string): Promise<Chauffeur[]> {
  const rows = await selectResources(db, since)
    .innerJoin('chauffeurs', 'chauffeurs.resource_id', 'resources.id')
    .select(['languages', 'drives'])
    .select(papersEnd)
    .select(papersLacked.as('lacks'))
    .execute()
  return rows.map((row) => ({
    ...toResource(row),
    ...papersOfPerson(row),
    kind: 'chauffeur',
    languages: row.languages,
    drives: row.drives as VehicleClass[],
  }))
}

export async function readGuides(db: Database, since: string, today = addDays(since, 1)): Promise<Guide[]> {
  const rows = await selectResources(db, since)
    .innerJoin('guides', 'guides.resource_id', 'resources.id')
    .select('languages')
    .select(papersEnd)
    // It is shown to guests: one that has ended says nothing any more.
    .select(
      sql<string | null>`(SELECT p.number FROM papers p
        WHERE p.resource_id = resources.id AND p.kind = 'guide-registration' AND p.replaced_at IS NULL
          AND p.number <> '' AND (p.ends_on IS NULL OR p.ends_on >= ${today}::date)
        ORDER BY p.added_at DESC, p.id LIMIT 1)`.as('registration_number'),
    )
    .execute()
  return rows.map((row) => ({
    ...toResource(row),
    ...papersOfPerson(row),
    kind: 'guide',
    languages: row.languages,
    registrationNumber: row.registration_number,
  }))
}
