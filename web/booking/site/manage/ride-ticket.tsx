import { hasFreeWaiting } from '#contract/meeting-times.ts'
import { partyWithAll } from '#contract/told-words.ts'
import { counted } from '#core/words.ts'
import type { TripFact } from '#web/pricing/site/index.ts'
import { shortDay } from '#web/ui/day.ts'
import { clockOf, crewInWords, dayOf } from './booking-words.ts'
import { CarInWords } from './car-in-words.tsx'
import { clockBeside, meetsFlight, type RideBooking, rideEnds, waitFreeUntil } from './ride-words.ts'
import { toldFacts } from './told-facts.tsx'

/** A ride as its ticket tells it: from, to, the flight, the pick-up and the free waiting. */
export function rideFacts(booking: RideBooking): TripFact[] {
  const { ride, startsAt, landsAt, flight } = booking
  const { from, to } = rideEnds(booking)
  const crew = crewInWords(booking.crew)
  const lands = meetsFlight(booking) && landsAt ? `lands ${clockBeside(landsAt, startsAt)}` : ''
  return [
    { term: 'Reference', detail: booking.reference },
    { term: 'From', detail: from },
    ...(to && to !== from ? [{ term: 'To', detail: to }] : []),
    ...(ride.hours === null ? [] : [{ term: 'Length', detail: counted(ride.hours, 'hour') }]),
    ...(flight || lands ? [{ term: 'Flight', detail: [flight, lands].filter(Boolean).join(', ') }] : []),
    { term: 'Pick-up', detail: `${shortDay(dayOf(startsAt))} ${startsAt.slice(0, 4)}, ${clockOf(startsAt)}` },
    ...(hasFreeWaiting(ride)
      ? [{ term: 'Waiting', detail: `free until ${clockBeside(waitFreeUntil(booking), startsAt)}` }]
      : []),
    { term: 'Party', detail: partyWithAll(booking) },
    ...toldFacts(booking),
    ...(crew ? [{ term: 'Chauffeur', detail: crew }] : []),
    { term: 'Car', detail: <CarInWords booking={booking} /> },
  ]
}
