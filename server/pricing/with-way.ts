import type { Meeting } from '#contract/booking.ts'
import type { BookableTour } from '#server/catalogue/index.ts'
import { areaOf, type Fleet } from '#server/fleet/index.ts'
import { ownAreas } from '#server/inventory/index.ts'

/** Nobody plans a road to the minute. */
const stepMinutes = 5

/** A pick-up with how much longer than from the tour's own the way to the first stop is, in the traffic of that hour. */
export function withWay(
  fleet: Fleet,
  tour: Pick<BookableTour, 'pickUp' | 'dropOff' | 'stops'>,
  pickUp: Meeting,
  startsAt: Date,
): Meeting {
  const [first] = tour.stops
  if (!first) return pickUp
  const to = areaOf(fleet, first)
  const { pickUpArea } = ownAreas(tour, fleet)
  const more = fleet.drivingMinutes(pickUp.area, to, startsAt) - fleet.drivingMinutes(pickUpArea, to, startsAt)
  const fartherMinutes = Math.round(more / stepMinutes) * stepMinutes
  return fartherMinutes === 0 ? pickUp : { ...pickUp, fartherMinutes }
}
