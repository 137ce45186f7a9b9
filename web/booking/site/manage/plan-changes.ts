import type { Booking } from '#contract/booking.ts'
import { isFlightStillMet } from '#contract/place-words.ts'
import { stopChanges } from '#contract/stop-changes.ts'
import { bookingDetails } from '#core/booking-details.ts'
import { endOf, type Route, staysOf } from './day-plan.ts'

type Ends = Pick<Booking, 'pickUp' | 'dropOff'>

/** What another pick-up or end makes of the day's plan, said before it is agreed to. */
export function planChanges(booking: Booking, tour: Route | null, to: Ends): string[] {
  return [...(tour && !booking.ride ? dayChanges(booking, tour, to) : []), ...ofOldPlace(booking, to)]
}

function dayChanges(booking: Booking, tour: Route, to: Ends): string[] {
  const stops = stopChanges(booking.startsAt, staysOf(booking, tour), staysOf(to, tour))
  const [oldEnd, newEnd] = [endOf(booking, tour), endOf({ ...booking, ...to }, tour)]
  return [
    ...(stops.length > 0 ? stops : ['The stops and their hours stay as they are.']),
    oldEnd === newEnd ? `The day still ends at: ${oldEnd}.` : `The day ends at: ${newEnd}, instead of ${oldEnd}.`,
  ]
}

/** As the server does it: the room of one hotel is no room of another, and a flight is met at its airport alone. */
export const takenOff = ({ pickUp }: Booking, to: Ends): ('room' | 'flight')[] => [
  ...(pickUp !== null && pickUp.name !== to.pickUp?.name ? (['room'] as const) : []),
  ...(isFlightStillMet(pickUp, to.pickUp) ? [] : (['flight'] as const)),
]

const ofOldPlace = (booking: Booking, to: Ends): string[] =>
  takenOff(booking, to)
    .filter((name) => booking[name] !== '')
    .map(
      (name) =>
        `${bookingDetails[name].label} ${booking[name]} is of ${booking.pickUp?.name} and is taken off. If you know the new one, write it below.`,
    )
