import type { ComponentProps } from 'react'
import { RideDetail } from '#web/rides/site/detail/ride-detail.tsx'
import { RideToTrip } from '../ride-to-trip.tsx'

/** A class of car, with the ride that is asked for to book or to put into the trip. */
export function DetailWhole(props: Omit<ComponentProps<typeof RideDetail>, 'more'>) {
  const { ride } = props
  return <RideDetail {...props} more={ride && <RideToTrip ask={ride.ask} option={ride.option} />} />
}
