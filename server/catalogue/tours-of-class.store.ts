import { sql } from 'kysely'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import { reindexing } from './tour-index.store.ts'

/** How many tours on the site are sold in each class. */
export async function countToursByClass(db: Database): Promise<ReadonlyMap<VehicleClass, number>> {
  const rows = await db
    .selectFrom('tour_prices')
    .innerJoin('tours', 'tours.id', 'tour_prices.tour_id')
    .select(['vehicle_class as code', sql<number>`count(*)::int`.as('count')])
    .where('status', '=', 'published')
    .groupBy('vehicle_class')
    .execute()
  return new Map(rows.map(({ code, count }) => [code, count]))
}

/** Tours on the site with a price in a class, and whether each is sold in another one, too. */
export async function findToursInClass(
  db: Database,
  vehicleClass: VehicleClass,
): Promise<{ title: string; hasOther: boolean }[]> {
  return db
    .selectFrom('tour_prices')
    .innerJoin('tours', 'tours.id', 'tour_prices.tour_id')
    .select([
      'title',
      sql<boolean>`EXISTS (SELECT FROM sold_tour_prices AS other
        WHERE other.tour_id = tours.id AND other.vehicle_class <> ${vehicleClass})`.as('hasOther'),
    ])
    .where('vehicle_class', '=', vehicleClass)
    .where('status', '=', 'published')
    .orderBy('title')
    .execute()
}

/** A class that comes into use or goes out of it changes what its tours are found by: their prices and their room. */
export async function reindexToursInClass(
  db: Database,
  vehicleClass: VehicleClass,
  change: () => Promise<void>,
): Promise<void> {
  const rows = await db.selectFrom('tour_prices').select('tour_id').where('vehicle_class', '=', vehicleClass).execute()
  await reindexing(
    db,
    rows.map((row) => row.tour_id),
    change,
  )
}
