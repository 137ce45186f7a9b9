import type { VehicleClass } from '#contract/catalogue.ts'
import type { Fleet } from '../fleet.rules.ts'

/** As the database calls a class. */
export const classNameOf = ({ classes }: Pick<Fleet, 'classes'>, vehicleClass: VehicleClass): string =>
  classes.get(vehicleClass)?.name ?? vehicleClass
