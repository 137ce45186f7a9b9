import type { VehicleClass } from '#contract/catalogue.ts'
import { mostGuests } from '#contract/room.ts'
import { licenceFor } from '#core/vehicle-classes.ts'
import type { Database } from '#server/platform/database.ts'
import { readClassRecords } from '../classes/classes.store.ts'
import { placesIn } from '../classes/places-in.rules.ts'
import { nameOnLists } from './car-fields.rules.ts'

/** What there is to choose from for a car; of classes that were taken out of use those that somebody has already. */
export async function readChoices(db: Database, kept: readonly VehicleClass[] | 'all' = []) {
  const classes = (await readClassRecords(db)).filter(
    ({ retiredAt, vehicleClass }) => retiredAt === null || kept === 'all' || kept.includes(vehicleClass),
  )
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
    classes: classes.map((info) => ({
      ...{ id: info.vehicleClass, label: info.name, isBus: info.isBus },
      licence: licenceFor(placesIn(info) ?? mostGuests(info.loads)),
    })),
    garages,
    chauffeurs: chauffeurs
      .map(({ id, name, drives }) => ({ id, label: nameOnLists(name), drives: drives as VehicleClass[] }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  }
}
