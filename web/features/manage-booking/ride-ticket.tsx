import { partyWithAll } from '#contract/told-words.ts'
import { CarElevation, hasElevation } from '#web/ui/car-elevation.tsx'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import type { TripFact } from '#web/ui/trip-ticket.tsx'
import { carNames, clockOf, crewInWords, dayOf } from './booking-words.ts'
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
    ...(ride.hours === null ? [] : [{ term: 'Length', detail: ride.hours === 1 ? '1 hour' : `${ride.hours} hours` }]),
    ...(flight || lands ? [{ term: 'Flight', detail: [flight, lands].filter(Boolean).join(', ') }] : []),
    { term: 'Pick-up', detail: `${shortDay(dayOf(startsAt))} ${startsAt.slice(0, 4)}, ${clockOf(startsAt)}` },
    ...(ride.freeWaitMinutes > 0
      ? [{ term: 'Waiting', detail: `free until ${clockBeside(waitFreeUntil(booking), startsAt)}` }]
      : []),
    { term: 'Party', detail: partyWithAll(booking) },
    ...toldFacts(booking),
    ...(crew ? [{ term: 'Chauffeur', detail: crew }] : []),
    { term: 'Car', detail: <CarInWords booking={booking} /> },
  ]
}

type RidePictureProps = { booking: RideBooking; className?: string }

/** Where a day out has its print: the car from the side, on the road. */
export function RidePicture({ booking: { vehicleClass }, className }: RidePictureProps) {
  return (
    <div
      className={cx(
        'grid grid-rows-[minmax(0,1fr)_auto_minmax(0,0.3fr)] overflow-hidden bg-paper-2 print:hidden',
        className,
      )}
    >
      <div className="grid justify-items-center self-end px-6 pt-6">
        {hasElevation(vehicleClass) ? (
          <CarElevation
            vehicleClass={vehicleClass}
            className="-mb-2 max-h-[150px] w-auto md:max-h-none md:w-full md:max-w-[520px]"
          />
        ) : (
          <p className="py-10 font-serif text-d3">{carNames[vehicleClass]}</p>
        )}
      </div>
      <span aria-hidden className="block h-1.5 bg-dv11" />
    </div>
  )
}
