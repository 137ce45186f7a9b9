import { minutesEarly } from '#contract/at-the-door.ts'
import type { Booking } from '#contract/booking.ts'
import type { TourDetail } from '#contract/catalogue.ts'
import { stopsFrom } from '#contract/day-plan.ts'
import { chauffeurOf, clockOf, givenName, meetingName } from './booking-words.ts'

export interface PlanStop {
  clock: string
  name: string
  note: string
}

type Route = Pick<TourDetail, 'itineraries' | 'pickUp' | 'dropOff'>

const minuteMs = 60_000

/** The clock so many minutes after a moment of the wire, in Tokyo. */
const clockAfter = (startsAt: string, minutes: number) => {
  const start = Number(startsAt.slice(11, 13)) * 60 + Number(startsAt.slice(14, 16))
  return new Date((start + 24 * 60 + minutes) * minuteMs).toISOString().slice(11, 16)
}

/** The day as this booking drives it: the tour's stops from this start, between this pick-up and this return. */
export function planOf(booking: Booking, tour: Route): PlanStop[] {
  const { startsAt, endsAt, pickUp, dropOff, crew } = booking
  const chauffeur = chauffeurOf(crew)
  const who = chauffeur ? givenName(chauffeur.name) : 'Your chauffeur'
  // Where the tour comes back to where it began, so does a guest who chose another beginning.
  const usualEnd = tour.dropOff.name === tour.pickUp.name ? pickUp : null
  return [
    {
      clock: clockOf(startsAt),
      name: meetingName(pickUp, tour.pickUp),
      // Of a day that is over, or that never came, nobody waits there.
      note: booking.state === 'confirmed' ? `${who} is there from ${clockAfter(startsAt, -minutesEarly)}.` : '',
    },
    ...stopsFrom(pickUp, tour.itineraries).map((stop) => ({
      clock: clockAfter(startsAt, stop.arrivalMinutes),
      name: stop.name,
      note: stop.note,
    })),
    { clock: clockOf(endsAt), name: meetingName(dropOff ?? usualEnd, tour.dropOff), note: '' },
  ]
}
