import type { VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import { nameOnLists } from './car-fields.rules.ts'
import { readClassRecords } from './classes.store.ts'

/** What there is to choose from for a car. */
export async function readChoices(db: Database) {
  const classes = await readClassRecords(db)
  const garages = await db
    .selectFrom('garages')
    .select(['code as id', 'name as label'])
    .where('retired_at', 'is', null)
    .orderBy('name')
    .execute()
  const chauffeurs = await db
    .selectFrom('chauffeurs')
    .innerJoin('resources', 'resources.id', 'chauffeurs.resource_id')
    .select(['resources.id', 'resources.name', 'drives'])
    .where('active', '=', true)
    .execute()
  return {
    classes: classes.map(({ vehicleClass, name, isBus }) => ({ id: vehicleClass, label: name, isBus })),
    garages,
    chauffeurs: chauffeurs
      .map(({ id, name, drives }) => ({ id, label: nameOnLists(name), drives: drives as VehicleClass[] }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  }
}
