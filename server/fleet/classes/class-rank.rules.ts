import type { VehicleClass } from '#contract/catalogue.ts'
import type { Fleet } from '../fleet.rules.ts'

type Classes = Pick<Fleet, 'classes'>

/** Of the class that was paid for, or of one that may come in its place. */
export const isBookedOrStandIn = ({ classes }: Classes, booked: VehicleClass, given: VehicleClass): boolean =>
  given === booked || (classes.get(booked)?.standIns.includes(given) ?? false)

/**
 * Of a class that is above the booked one and does not stand in for it by itself: how many classes larger it is. The desk
 * gives such a car with a reason. 0: it needs none, or is no larger one.
 */
export function classesLarger(fleet: Classes, booked: VehicleClass, given: VehicleClass): number {
  const { classes } = fleet
  if (isBookedOrStandIn(fleet, booked, given)) return 0
  const [from, to] = [classes.get(booked)?.rank ?? Number.POSITIVE_INFINITY, classes.get(given)?.rank ?? 0]
  return [...classes.values()].filter(({ rank }) => rank > from && rank <= to).length
}
