import { type SqlBool, sql } from 'kysely'
import { deskNameOf, type ResourceKind } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import { isLive } from './is-live.store.ts'

export interface NamedMember {
  kind: ResourceKind
  name: string
}

/** Who and what each of many bookings has, held or firm, by the name of the office, in one look. The cars first, then chauffeurs, guides. */
export async function namedCrewsOf(
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, NamedMember[]>> {
  const crews = new Map<string, NamedMember[]>()
  if (bookingIds.length === 0) return crews
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('resources', 'resources.id', 'assignments.resource_id')
    .leftJoin('vehicles', 'vehicles.resource_id', 'resources.id')
    .select(['booking_id', 'resources.kind', 'resources.name', 'vehicles.plate'])
    .distinct()
    .where('booking_id', '=', sql<string>`ANY(${[...bookingIds]})`)
    .where(isLive)
    .orderBy('resources.kind')
    .orderBy('resources.name')
    .execute()
  for (const { booking_id, kind: of, name, plate } of rows) {
    const kind = of as ResourceKind
    const crew = crews.get(booking_id) ?? []
    crews.set(booking_id, crew)
    crew.push({ kind, name: deskNameOf({ kind, name, plate }) })
  }
  return crews
}

/** That a booking has one of these people or cars, for the list of bookings. */
export const hasOneOf = (resourceIds: readonly string[]) =>
  sql<SqlBool>`bookings.id IN (SELECT booking_id FROM assignments WHERE resource_id = ANY(${resourceIds}) AND live)`
