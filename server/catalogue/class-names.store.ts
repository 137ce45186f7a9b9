import { sql } from 'kysely'
import type { Load, VehicleClass } from '#contract/catalogue.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import type { Database } from '#server/platform/database.ts'

/** As the fleet calls the class of a row of tour_prices; one that it has not entered goes by its code. */
export const nameOfClass = sql<string>`coalesce((SELECT name FROM class_names
  WHERE class_names.class = tour_prices.vehicle_class), tour_prices.vehicle_class)`

/** Of a row of tour_prices: what was taken out of use is offered to nobody. */
export const isClassInUse = sql<boolean>`NOT EXISTS (SELECT FROM class_names
  WHERE class_names.class = tour_prices.vehicle_class AND retired)`

/** The classes that can be sold, from the smallest to the largest, and these others. */
export async function listClasses(
  db: Database,
  others: readonly VehicleClass[] | 'all' = [],
): Promise<EditedTour['classes']> {
  const rows = await db
    .selectFrom('class_names')
    .select(['class', 'name', 'loads'])
    .$if(others !== 'all', (all) =>
      all.where(({ or, eb }) => or([eb('retired', '=', false), sql<boolean>`class = ANY(${[...others]}::text[])`])),
    )
    .orderBy('rank')
    .orderBy('class')
    .execute()
  return rows.map(({ class: code, name, loads }) => ({
    ...{ vehicleClass: code ?? '', name: name ?? '', loads: loads as unknown as Load[] },
  }))
}

export type NameOfClass = (vehicleClass: VehicleClass) => string

/** The names for a draft, whose prices stand in no table yet. */
export async function readClassNames(db: Database): Promise<NameOfClass> {
  const names = new Map((await listClasses(db, 'all')).map(({ vehicleClass, name }) => [vehicleClass, name]))
  return (vehicleClass) => names.get(vehicleClass) ?? vehicleClass
}
