import type { Booking } from '#contract/booking.ts'
import { isFlightStillMet } from '#contract/place-words.ts'
import { stopChanges } from '#contract/stop-changes.ts'
import { bookingDetails } from '#core/booking-details.ts'
import { counted } from '#core/words.ts'
import { clockOf } from './booking-words.ts'
import { endOf, type Route, staysOf } from './day-plan.ts'

type Ends = Pick<Booking, 'pickUp' | 'dropOff'>

type After = Ends & Pick<Booking, 'startsAt' | 'endsAt'>

/** What another pick-up or end makes of the plan, said before it is agreed to. */
export function planChanges(booking: Booking, tour: Route | null, to: After): string[] {
  const ofPlan = booking.ride ? departureChanges(booking, to) : tour ? dayChanges(booking, tour, to) : []
  return [...ofPlan, ...ofOldPlace(booking, tour, to)]
}

/** A flight does not wait for a longer way: who leaves from another airport hears what the hour means there. */
function departureChanges({ ride, startsAt, endsAt, dropOff }: Booking, to: After): string[] {
  const isOtherAirport = ride?.airport === 'departure' && dropOff?.name !== to.dropOff?.name
  if (!isOtherAirport || startsAt !== to.startsAt) return []
  const longer = Math.round((Date.parse(to.endsAt) - Date.parse(endsAt)) / 60_000)
  const drive =
    longer === 0 ? 'as long' : `about ${counted(Math.abs(longer), 'minute')} ${longer > 0 ? 'longer' : 'less'}`
  return [
    `The pick-up stays at ${clockOf(startsAt)}, and the drive to ${to.dropOff?.name} takes ${drive}. If that does not suit your flight, move the hour as well.`,
  ]
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
export const takenOff = ({ pickUp, isHotelUntold }: Booking, to: Ends): ('room' | 'flight')[] => [
  ...(pickUp !== null && pickUp.name !== to.pickUp?.name ? (['room'] as const) : []),
  ...(isFlightStillMet(pickUp, to.pickUp, !isHotelUntold) ? [] : (['flight'] as const)),
]

const ofOldPlace = (booking: Booking, tour: Route | null, to: Ends): string[] =>
  takenOff(booking, to)
    .filter((name) => booking[name] !== '')
    .map(
      (name) =>
        `${bookingDetails[name].label} ${booking[name]} is of ${booking.pickUp?.name ?? tour?.pickUp.name} and is taken off. If you know the new one, write it below.`,
    )
