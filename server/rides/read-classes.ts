import type { RideClass } from '#contract/ride-classes.ts'
import { loadFleet, readClassPictures } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { loadClassCards } from './ride-snapshot.ts'

/** The classes of our cars as guests see them, from the smallest to the largest. */
export async function readRideClasses(ctx: Context): Promise<RideClass[]> {
  const fleet = await loadFleet(ctx)
  const cards = await loadClassCards(ctx)
  const pictures = await readClassPictures(ctx.db)
  return cards.flatMap(({ vehicleClass, words, features, body, soldAsRide }) => {
    const info = fleet.classes.get(vehicleClass)
    if (!info || info.isRetired) return []
    return [
      {
        vehicleClass,
        name: info.name,
        words,
        features: [...features],
        loads: [...info.loads],
        body,
        pictures: pictures.get(vehicleClass) ?? [],
        soldAsRide,
        cars: fleet.vehicles.filter((car) => car.vehicleClass === vehicleClass).length,
        chauffeurs: fleet.chauffeurs.filter(({ drives }) => drives.includes(vehicleClass)).length,
      },
    ]
  })
}
