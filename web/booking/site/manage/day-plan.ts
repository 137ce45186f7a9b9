import type { Booking } from '#contract/booking.ts'
import type { TourDetail } from '#contract/catalogue.ts'
import { canNobodyCome } from '#contract/crew-missing.ts'
import { stopsBetween } from '#contract/day-plan.ts'
import { minutesEarly } from '#contract/meeting-times.ts'
import { clockAfter } from '#core/days.ts'
import { chauffeurOf, clockOf, givenName, meetingName } from './booking-words.ts'

export interface PlanStop {
  clock: string
  name: string
  note: string
}

export type Route = Pick<TourDetail, 'itineraries' | 'pickUp' | 'dropOff'>

/** The day as this booking drives it: the tour's stops from this start, between this pick-up and this return. */
export function planOf(booking: Booking, tour: Route): PlanStop[] {
  const { startsAt, endsAt, pickUp, crew } = booking
  const chauffeur = chauffeurOf(crew)
  const who = chauffeur ? givenName(chauffeur.name) : 'Your chauffeur'
  return [
    {
      clock: clockOf(startsAt),
      name: meetingName(pickUp, tour.pickUp),
      // Of a day that is over, or that never came, nobody waits there; nor does whoever is not found yet.
      note:
        booking.state === 'confirmed' && !canNobodyCome(booking)
          ? `${who} is there from ${clockAfter(clockOf(startsAt), -minutesEarly)}.`
          : '',
    },
    ...staysOf(booking, tour).map((stop) => ({
      clock: clockAfter(clockOf(startsAt), stop.arrivalMinutes),
      name: stop.name,
      note: stop.note,
    })),
    { clock: clockOf(endsAt), name: endOf(booking, tour), note: '' },
  ]
}

/** The stops as a day between these ends reaches them. */
export const staysOf = (ends: Pick<Booking, 'pickUp' | 'dropOff'>, tour: Route) => stopsBetween(ends, tour.itineraries)

/** Whether the tour comes back to where it began: then so does a guest who chose another beginning. */
export const comesBack = ({ pickUp, dropOff }: Pick<Route, 'pickUp' | 'dropOff'>) => dropOff.name === pickUp.name

/** Where the day ends. */
export const endOf = (
  { pickUp, dropOff }: Pick<Booking, 'pickUp' | 'dropOff'>,
  tour: Pick<Route, 'pickUp' | 'dropOff'>,
): string => meetingName(dropOff ?? (comesBack(tour) ? pickUp : null), tour.dropOff)

/** Whether a guest ends the day at another place than where it began. */
export const isEndOfItsOwn = ({ pickUp, dropOff }: Pick<Booking, 'pickUp' | 'dropOff'>) =>
  dropOff !== null && dropOff.name !== pickUp?.name
