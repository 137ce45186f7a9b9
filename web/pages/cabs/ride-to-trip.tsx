import type { RideAsk, RideOption } from '#contract/rides.ts'
import { rideQuery } from '#web/rides/site/ride-address.ts'
import { AddToTrip } from '#web/trips/site/index.ts'

type RideToTripProps = { ask: RideAsk; option: RideOption; isQuiet?: boolean; className?: string }

/** A ride in a class, for the trip: each way as a thing of its own. */
export function RideToTrip({ ask, option: { vehicleClass, ways }, ...rest }: RideToTripProps) {
  const yen = ways.map((lines) => lines.reduce((sum, { amountYen }) => sum + amountYen, 0))
  return (
    <AddToTrip
      kind="ride"
      make={({ rideItems }) => rideItems(ask, vehicleClass, yen)}
      of={`${rideQuery(ask)} ${vehicleClass}`}
      {...rest}
    />
  )
}
