import { sql } from 'kysely'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import type { ResourceKind } from './fleet.rules.ts'

/**
 * What only the pages of the crew and of the desk show of a person: kept out of the fleet that is held in memory, so
 * that no answer for guests can carry it by mistake.
 */
export interface CrewContact {
  id: string
  kind: ResourceKind
  name: string
  nameJa: string
  seal: string | null
  email: string
  phone: string
  inService: boolean
  garage: { name: string; nameJa: string; area: string }
  /** Of a car only. */
  car: { vehicleClass: VehicleClass; className: string; model: string; plate: string } | null
}

/** People and cars by their ids, also those out of service by now. */
export async function findCrewContacts(db: Database, ids: readonly string[]): Promise<Map<string, CrewContact>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('resources')
    .innerJoin('garages', 'garages.code', 'resources.garage_code')
    .leftJoin('vehicles', 'vehicles.resource_id', 'resources.id')
    .leftJoin('vehicle_classes', 'vehicle_classes.class', 'vehicles.class')
    .select([
      'resources.id',
      'resources.kind',
      'resources.name',
      'resources.name_ja',
      'seal',
      'email',
      'phone',
      'active',
    ])
    .select(['garages.name as garage', 'garages.name_ja as garage_ja', 'garages.area_code'])
    .select(['vehicles.class', 'vehicles.model', 'vehicles.plate', 'vehicle_classes.name as class_name'])
    .where('resources.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        kind: row.kind as ResourceKind,
        name: row.name,
        nameJa: row.name_ja,
        seal: row.seal,
        email: row.email,
        phone: row.phone,
        inService: row.active,
        garage: { name: row.garage, nameJa: row.garage_ja, area: row.area_code },
        car: row.class
          ? {
              vehicleClass: row.class as VehicleClass,
              className: row.class_name ?? row.class,
              model: row.model ?? '',
              plate: row.plate ?? '',
            }
          : null,
      },
    ]),
  )
}

export interface NewContact {
  id: string
  nameJa: string
  reading: string
  email: string
  phone: string
  /** The first day of work. */
  beginsOn: string
}

/** Fills in who has none of it yet; what somebody entered stays. */
export async function fillCrewContacts(db: Database, people: readonly NewContact[]): Promise<void> {
  await sql`UPDATE resources SET name_ja = given.name_ja, reading = given.reading, email = given.email, phone = given.phone,
      begins_on = given.begins_on
    FROM unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ nameJa }) => nameJa)}::text[],
      ${people.map(({ email }) => email)}::text[], ${people.map(({ phone }) => phone)}::text[],
      ${people.map(({ reading }) => reading)}::text[], ${people.map(({ beginsOn }) => beginsOn)}::date[])
      AS given (id, name_ja, email, phone, reading, begins_on)
    WHERE resources.id = given.id AND resources.name_ja = '' AND resources.email = '' AND resources.phone = ''`.execute(
    db,
  )
}
