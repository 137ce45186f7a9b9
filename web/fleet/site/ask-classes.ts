import type { Call } from '#contract/call.ts'
import type { Load, VehicleClass } from '#contract/catalogue.ts'
import { rideClasses } from '#contract/ride-classes.ts'

/** Our classes by their codes: how each is called and what it takes; null while it is not known. */
export type KnownClasses = Partial<Record<VehicleClass, { name: string; loads: readonly Load[] }>> | null

/** As the fleet has them; without an answer nothing is said of them. */
export const askClasses = (call: Call): Promise<KnownClasses> =>
  call(rideClasses).then(
    ({ classes }) =>
      Object.fromEntries(classes.map(({ vehicleClass, name, loads }) => [vehicleClass, { name, loads }])),
    () => null,
  )
