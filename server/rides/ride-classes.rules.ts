import type { VehicleClass } from '#contract/catalogue.ts'
import { classesPricedBy, type Fares } from '#contract/fares.ts'
import type { Fleet } from '#server/fleet/index.ts'

/** Whether a table knows a class at all. */
export const isPricedBy = (fares: Pick<Fares, 'point'>, vehicleClass: VehicleClass): boolean =>
  classesPricedBy(fares).includes(vehicleClass)

/** Those in use that a table prices, from the smallest to the largest. */
export const classesInOrder = ({ classes }: Pick<Fleet, 'classes'>, fares: Pick<Fares, 'point'>): VehicleClass[] =>
  [...classes.values()]
    .filter(({ vehicleClass, isRetired }) => !isRetired && isPricedBy(fares, vehicleClass))
    .sort((a, b) => a.rank - b.rank)
    .map(({ vehicleClass }) => vehicleClass)
