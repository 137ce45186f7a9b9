import type { Booking } from '#contract/booking.ts'
import type { TourDetail } from '#contract/catalogue.ts'
import { stopsFrom } from '#contract/day-plan.ts'
import { minutesEarly } from '#contract/meeting-times.ts'
import { chauffeurOf, clockOf, givenName, meetingName } from './booking-words.ts'

export interface PlanStop {
  clock: string
  name: string
  note: string
}

export type Route = Pick<TourDetail, 'itineraries' | 'pickUp' | 'dropOff'>

const minuteMs = 60_000

/** The clock so many minutes after a moment of the wire, in Tokyo. */
export const clockAfter = (startsAt: string, minutes: number) => {
  const start = Number(startsAt.slice(11, 13)) * 60 + Number(startsAt.slice(14, 16))
  return new Date((start + 24 * 60 + minutes) * minuteMs).toISOString().slice(11, 16)
}

/** The day as this booking drives it: the tour's stops from this start, between this pick-up and this return. */
export function planOf(booking: Booking, tour: Route): PlanStop[] {
  const { startsAt, endsAt, pickUp, crew } = booking
  const chauffeur = chauffeurOf(crew)
  const who = chauffeur ? givenName(chauffeur.name) : 'Your chauffeur'
  return [
    {
      clock: clockOf(startsAt),
      name: meetingName(pickUp, tour.pickUp),
      // Of a day that is over, or that never came, nobody waits there.
      note: booking.state === 'confirmed' ? `${who} is there from ${clockAfter(startsAt, -minutesEarly)}.` : '',
    },
    ...staysFrom(pickUp, tour).map((stop) => ({
      clock: clockAfter(startsAt, stop.arrivalMinutes),
      name: stop.name,
      note: stop.note,
    })),
    { clock: clockOf(endsAt), name: endOf(booking, tour), note: '' },
  ]
}

/** The stops as a day from this pick-up reaches them. */
export const staysFrom = (pickUp: Booking['pickUp'], tour: Route) => stopsFrom(pickUp, tour.itineraries)

/** Whether the tour comes back to where it began: then so does a guest who chose another beginning. */
export const comesBack = ({ pickUp, dropOff }: Pick<Route, 'pickUp' | 'dropOff'>) => dropOff.name === pickUp.name

/** Where the day ends. */
export const endOf = (
  { pickUp, dropOff }: Pick<Booking, 'pickUp' | 'dropOff'>,
  tour: Pick<Route, 'pickUp' | 'dropOff'>,
): string => meetingName(dropOff ?? (comesBack(tour) ? pickUp : null), tour.dropOff)
