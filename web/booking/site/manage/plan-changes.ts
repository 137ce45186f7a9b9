import type { Booking } from '#contract/booking.ts'
import { stopChanges } from '#contract/stop-changes.ts'
import { endOf, type Route, staysOf } from './day-plan.ts'

type Ends = Pick<Booking, 'pickUp' | 'dropOff'>

/** What another pick-up or end makes of the day's plan, said before it is agreed to. */
export function planChanges(booking: Booking, tour: Route | null, to: Ends): string[] {
  return [...(tour && !booking.ride ? dayChanges(booking, tour, to) : []), ...roomChange(booking, to)]
}

function dayChanges(booking: Booking, tour: Route, to: Ends): string[] {
  const stops = stopChanges(booking.startsAt, staysOf(booking, tour), staysOf(to, tour))
  const [oldEnd, newEnd] = [endOf(booking, tour), endOf({ ...booking, ...to }, tour)]
  return [
    ...(stops.length > 0 ? stops : ['The stops and their hours stay as they are.']),
    oldEnd === newEnd ? `The day still ends at: ${oldEnd}.` : `The day ends at: ${newEnd}, instead of ${oldEnd}.`,
  ]
}

/** As the server does it: the room of one hotel is no room of another. */
export const isOtherPickUp = ({ pickUp }: Booking, to: Ends) => pickUp !== null && pickUp.name !== to.pickUp?.name

const roomChange = (booking: Booking, to: Ends): string[] =>
  booking.room !== '' && isOtherPickUp(booking, to)
    ? [`Room ${booking.room} is of ${booking.pickUp?.name} and is taken off. If you know the new one, write it below.`]
    : []
