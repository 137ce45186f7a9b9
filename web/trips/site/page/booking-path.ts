import type { TripWish } from '#contract/trip-wish.ts'
import { writeWish } from '#web/pricing/site/index.ts'
import { rideQuery } from '#web/rides/site/index.ts'

/** The checkout of this thing alone, with all that was chosen. */
export function bookingPath(wish: TripWish): string {
  if (wish.kind === 'tour') return `/tour/booking/${wish.tour}?${writeWish(wish)}`
  const { kind: _, vehicleClass, ...ask } = wish
  const query = rideQuery(ask)
  query.set('class', vehicleClass)
  return `/cabs/booking?${query}`
}
