import type { Database } from '#server/platform/database.ts'
import type { ResourceKind } from './fleet.rules.ts'

/** What the papers of a day say about a car or a person. */
export interface CrewOnPaper {
  kind: ResourceKind
  name: string
  /** Of a car only: as its class is called. */
  className: string | null
  model: string | null
  plate: string | null
}

const kinds: ResourceKind[] = ['vehicle', 'chauffeur', 'guide']

/** Also those out of service by now: the car, then chauffeurs and guides by name. */
export async function findCrewOnPaper(db: Database, ids: readonly string[]): Promise<CrewOnPaper[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('resources')
    .leftJoin('vehicles', 'vehicles.resource_id', 'resources.id')
    .leftJoin('vehicle_classes', 'vehicle_classes.class', 'vehicles.class')
    .select(['resources.kind', 'resources.name', 'vehicle_classes.name as class_name'])
    .select(['vehicles.model', 'vehicles.plate'])
    .where('resources.id', 'in', [...ids])
    .orderBy('resources.name')
    .execute()
  return kinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, class_name: className, model, plate }) => ({
        kind,
        name,
        className,
        model,
        plate,
      })),
  )
}
