import type { Booking } from '#contract/booking.ts'
import { clockAfter, endOf, type Route, staysFrom } from './day-plan.ts'
import type { Offered } from './use-change.ts'

type Ends = Pick<Offered, 'pickUp' | 'dropOff'>

/** What another pick-up or end makes of the day's plan, said before it is agreed to. */
export function planChanges(booking: Booking, tour: Route | null, to: Ends): string[] {
  return [...(tour && !booking.ride ? dayChanges(booking, tour, to) : []), ...roomChange(booking, to)]
}

function dayChanges(booking: Booking, tour: Route, to: Ends): string[] {
  const [before, after] = [staysFrom(booking.pickUp, tour), staysFrom(to.pickUp, tour)]
  const clock = (minutes: number) => clockAfter(booking.startsAt, minutes)
  const stops = after.flatMap(({ name, arrivalMinutes, stayMinutes }, index) => {
    const old = before[index]
    if (!old || (old.arrivalMinutes === arrivalMinutes && old.stayMinutes === stayMinutes)) return []
    const arrives =
      old.arrivalMinutes === arrivalMinutes
        ? name
        : `${name} at ${clock(arrivalMinutes)} instead of ${clock(old.arrivalMinutes)}`
    const stays =
      old.stayMinutes === stayMinutes ? '' : `, with ${stayMinutes} minutes there instead of ${old.stayMinutes}`
    return [`${arrives}${stays}.`]
  })
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
