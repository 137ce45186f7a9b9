import type { Call } from '#contract/call.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { type RideClass, rideClasses } from '#contract/ride-classes.ts'

export type KnownClass = Pick<RideClass, 'name' | 'loads' | 'words' | 'soldAsRide'>

/** Our classes by their codes, from the smallest to the largest; null while they are not known. */
export type KnownClasses = Partial<Record<VehicleClass, KnownClass>> | null

/** As the fleet has them; without an answer nothing is said of them. */
export const askClasses = (call: Call): Promise<KnownClasses> =>
  call(rideClasses).then(
    ({ classes }) =>
      Object.fromEntries(
        classes.map(({ vehicleClass, name, loads, words, soldAsRide }) => [
          vehicleClass,
          { name, loads, words, soldAsRide },
        ]),
      ),
    () => null,
  )
