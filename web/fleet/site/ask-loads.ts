import type { Call } from '#contract/call.ts'
import { rideClasses } from '#contract/ride-classes.ts'
import type { ClassLoads } from './vehicle-classes.tsx'

/** What each class takes, from the fleet; without an answer nothing is said of it. */
export const askLoads = (call: Call): Promise<ClassLoads> =>
  call(rideClasses).then(
    ({ classes }) => Object.fromEntries(classes.map(({ vehicleClass, loads }) => [vehicleClass, loads])),
    () => null,
  )
