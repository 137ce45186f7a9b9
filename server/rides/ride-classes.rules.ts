import type { VehicleClass } from '#contract/catalogue.ts'
import { type RideClassName, rideClassNames } from '#contract/fares.ts'

/** Whether fares know a class at all. */
export const isRideClass = (vehicleClass: VehicleClass): vehicleClass is RideClassName =>
  (rideClassNames as readonly VehicleClass[]).includes(vehicleClass)
