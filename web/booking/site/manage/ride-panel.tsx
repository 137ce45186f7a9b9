import { CarElevation, ScaleDrawing } from '#web/fleet/site/index.ts'
import type { OpenBooking } from './load-booking.ts'
import { meetingOf } from './meeting.ts'
import { type RideBooking, scalePartyOf } from './ride-words.ts'
import { WhereWeMeet } from './where-we-meet.tsx'

/** Where a day out has its print: where we meet, and the car beside those who come. */
export function RidePanel({ open, booking }: { open: OpenBooking; booking: RideBooking }) {
  const isAhead = booking.state === 'confirmed' && meetingOf(open) !== null
  return (
    <div className="flex flex-col gap-6 bg-paper-2 p-5 md:p-8">
      {isAhead && (
        <section aria-labelledby="where-we-meet">
          <h2 id="where-we-meet" className="mb-3 font-serif text-d3">
            Where we meet
          </h2>
          <WhereWeMeet open={open} />
        </section>
      )}
      <div className="mt-auto print:hidden">
        <RideCar open={open} booking={booking} />
      </div>
    </div>
  )
}

/** To scale where the measures are known; the car alone else. */
function RideCar({ open: { car }, booking }: { open: OpenBooking; booking: RideBooking }) {
  const { vehicleClass } = booking
  if (car?.body)
    return <ScaleDrawing vehicleClass={vehicleClass} carName={car.name} body={car.body} party={scalePartyOf(booking)} />
  return <CarElevation vehicleClass={vehicleClass} className="mx-auto h-auto w-full" />
}
