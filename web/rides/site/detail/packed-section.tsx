import type { RideClass } from '#contract/ride-classes.ts'
import { RoomMeter, ScaleDrawing } from '#web/fleet/site/index.ts'
import { CarPlan } from './car-plan.tsx'
import { type DetailRide, packedInWords, packedOf, scaleOf } from './detail-ride.ts'
import { OtherLuggage } from './other-luggage.tsx'
import { packCar } from './packing.ts'

const PANEL = 'bg-paper-2 px-5 py-4.5 max-md:-mx-(--gut) md:px-[1.875rem] md:py-[1.625rem]'
const nobody = { guests: 0, children: 0, childSeats: 0, boosterSeats: 0, strollers: 0, wheelchairs: 0, largeCases: 0 }
const oneGuest = { adults: 1, ages: [], largeCases: 1, strollers: 0, wheelchairs: 0 }

/** The car beside the party, and the party in the car: both drawn from centimetres. */
export function PackedSection({ car, ride }: { car: RideClass; ride: DetailRide | null }) {
  const { body } = car
  if (!body) return null
  const packing = packCar(body, ride ? packedOf(ride.ask) : nobody)
  return (
    <>
      <section aria-labelledby="to-scale" className={PANEL}>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="to-scale" className="text-[0.9375rem] font-semibold">
            {ride ? 'You and your luggage, to scale' : 'To scale, beside one guest and one large suitcase'}
          </h2>
          <span className="text-sm text-ink-2 max-md:hidden">Drawn to one scale</span>
        </div>
        <ScaleDrawing
          vehicleClass={car.vehicleClass}
          carName={car.name}
          body={body}
          party={ride ? scaleOf(ride.ask) : oneGuest}
        />
      </section>
      <section aria-labelledby="packed" className={`${PANEL} mt-3`}>
        <h2 id="packed" className="mb-3.5 text-[0.9375rem] font-semibold">
          {ride ? 'How it is packed, seen from above' : 'Seen from above'}
        </h2>
        <CarPlan body={body} packing={packing} carName={car.name} />
        {ride && (
          <div className="mt-[1.125rem] grid items-start gap-x-11 gap-y-[1.125rem] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <div className="grid gap-3">
              <RoomMeter label="Seats" filledHalves={ride.option.room.halfSeatsNeeded} total={ride.option.room.seats} />
              <RoomMeter
                label="Luggage"
                shape="case"
                filledHalves={ride.option.room.casesNeeded * 2}
                total={ride.option.room.cases}
              />
            </div>
            <div>
              <p className="text-sm text-ink-2">{packedInWords(ride.ask, ride.option)}</p>
              <OtherLuggage ask={ride.ask} vehicleClass={car.vehicleClass} />
            </div>
          </div>
        )}
      </section>
    </>
  )
}
