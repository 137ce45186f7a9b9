import type { DayEnds } from '#contract/day-plan.ts'
import type { Meeting } from '#contract/places.ts'
import type { BookableTour } from '#server/catalogue/index.ts'
import { areaOf, type Fleet } from '#server/fleet/index.ts'
import { ownAreas } from '#server/inventory/index.ts'

/** Nobody plans a road to the minute. */
const stepMinutes = 5

export interface WaysOfDay {
  tour: Pick<BookableTour, 'pickUp' | 'dropOff' | 'stops' | 'returnDriveMinutes'>
  /** Where the day begins and ends. */
  fromArea: string
  toArea: string
  startsAt: Date
  endsAt: Date
  extraHalfHours: number
}

/**
 * How much longer than the tour's own the ways to its first stop and from its last one are, in the traffic of those hours.
 * The hours that were added to a day are spent on the way home first. A tour may know its own way to be shorter than
 * those between two areas are: from elsewhere it takes what it takes between them, and never less.
 */
export function longerWays(fleet: Fleet, day: WaysOfDay): { pickUp: number; dropOff: number } {
  const { tour, fromArea, toArea, startsAt, endsAt, extraHalfHours } = day
  const [first, last] = [tour.stops.at(0), tour.stops.at(-1)]
  if (!first || !last) return { pickUp: 0, dropOff: 0 }
  const own = ownAreas(tour, fleet)
  const [firstArea, lastArea] = [areaOf(fleet, first), areaOf(fleet, last)]
  const usual = {
    there: Math.min(first.driveMinutes, fleet.drivingMinutes(own.pickUpArea, firstArea, startsAt)),
    home: Math.min(tour.returnDriveMinutes, fleet.drivingMinutes(lastArea, own.dropOffArea, endsAt)),
  }
  const there = fromArea === own.pickUpArea ? 0 : fleet.drivingMinutes(fromArea, firstArea, startsAt) - usual.there
  const home = toArea === own.dropOffArea ? 0 : fleet.drivingMinutes(lastArea, toArea, endsAt) - usual.home
  return { pickUp: inSteps(there), dropOff: Math.max(inSteps(home) - extraHalfHours * 30, Math.min(0, inSteps(home))) }
}

const inSteps = (minutes: number) => Math.round(minutes / stepMinutes) * stepMinutes || 0

/** The wished ends with how much longer their ways are. */
export function withLongerWays(
  { pickUp, dropOff }: { pickUp: Meeting | null; dropOff: Meeting | null },
  longer: { pickUp: number; dropOff: number },
) {
  return { pickUp: withMinutes(pickUp, longer.pickUp), dropOff: withMinutes(dropOff, longer.dropOff) }
}

const withMinutes = (meeting: Meeting | null, fartherMinutes: number): Meeting | null =>
  meeting && fartherMinutes !== 0 ? { ...meeting, fartherMinutes } : meeting

/** Ends as the plan of a day wants them, where only their ways are known. */
export const endsOf = (longer: { pickUp: number; dropOff: number }): DayEnds => ({
  pickUp: { fartherMinutes: longer.pickUp },
  dropOff: { fartherMinutes: longer.dropOff },
})
