import { useId } from 'react'
import type { Availability } from '#contract/availability.ts'
import { formatYen } from '#contract/money.ts'
import {
  cheapestFitting,
  fitsParty,
  type OfferedClass,
  offeredFirst,
  placesIn,
  type RoomParty,
} from '#contract/room.ts'
import { roomLeft } from '#contract/room-words.ts'
import { capitalized } from '#core/words.ts'
import { CarElevation, RoomMeter } from '#web/fleet/site/index.ts'
import { withoutCode } from '#web/inventory/site/index.ts'
import type { Asked } from '#web/platform/use-asked.ts'
import { cx } from '#web/ui/cx.ts'
import { OPTION, OPTION_LABEL, RING } from '#web/ui/option-look.ts'
import { StepSection } from '../../checkout/step-head.tsx'
import type { DayProps } from './day-choice.tsx'

type CarSectionProps = Pick<DayProps, 'wish' | 'change'> & {
  classes: readonly OfferedClass[]
  /** The car as things are. */
  car: OfferedClass | undefined
  room: RoomParty
  asked: Asked<Availability>
}

/** The classes as radios beside how the party fills the chosen one; one that is too small says why. */
export function CarSection({ classes, car: chosen, room, wish, change, asked }: CarSectionProps) {
  const group = useId()
  const suggested = cheapestFitting(classes, room)
  const byPrice = classes.toSorted(offeredFirst)
  const fits = ({ loads }: OfferedClass) => fitsParty(loads, room)
  const ordered = [...byPrice.filter(fits), ...byPrice.filter((car) => !fits(car))]
  return (
    <StepSection title="The car that fits">
      <div className="grid gap-x-11 gap-y-6 lg:grid-cols-[5fr_6fr]">
        <FitInCar
          room={room}
          car={chosen}
          why={asked.failure ? undefined : asked.answer?.suggestion?.why}
          isOfBefore={asked.isAsking}
        />
        <fieldset className="min-w-0">
          <legend className="sr-only">Car</legend>
          {ordered.map((price) => {
            const why = asked.answer?.classes.find(({ vehicleClass }) => vehicleClass === price.vehicleClass)?.why
            const words = {
              name: price.name,
              why: price === suggested ? `Our choice for you. ${why ?? ''}` : why,
            }
            if (!fits(price)) {
              return (
                <div
                  key={price.vehicleClass}
                  className={cx(OPTION, 'flex gap-3.5 border-dashed !bg-transparent text-ink-2')}
                >
                  <span
                    aria-hidden
                    className="mt-0.5 size-5 shrink-0 rounded-ring border-[1.5px] border-line bg-paper-2"
                  />
                  <CarWords {...words} aside="does not fit" />
                </div>
              )
            }
            return (
              <div key={price.vehicleClass} className={OPTION}>
                <label className={OPTION_LABEL}>
                  <input
                    type="radio"
                    name={group}
                    checked={price === chosen}
                    onChange={() => change({ vehicleClass: price === suggested ? undefined : price.vehicleClass })}
                    className={RING}
                  />
                  <CarWords {...words} aside={priceBeside(price, chosen)} />
                </label>
              </div>
            )
          })}
          {wish.code && <p className="mt-2 text-xs text-ink-2">{withoutCode}</p>}
        </fieldset>
      </div>
    </StepSection>
  )
}

/** What another car would change: "+ ¥18,000". */
function priceBeside(price: OfferedClass, chosen: OfferedClass | undefined): string {
  const difference = price.priceYen - (chosen?.priceYen ?? price.priceYen)
  if (difference === 0) return 'in the price'
  return `${difference > 0 ? '+' : '−'} ${formatYen(Math.abs(difference))}`
}

function CarWords({ name, aside, why }: { name: string; aside: string; why?: string }) {
  return (
    <span className="min-w-0 flex-1 text-[0.9375rem]">
      <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
        {name}
        <bdi className="font-normal text-ink-2 tabular-nums">{aside}</bdi>
      </span>
      {why && (
        <span className="block text-[0.84375rem] leading-snug text-ink-2">
          <bdi>{why}</bdi>
        </span>
      )}
    </span>
  )
}

type FitProps = {
  room: RoomParty
  car: OfferedClass | undefined
  why?: string
  /** The reason counts another party; it keeps its place until the new one is there. */
  isOfBefore: boolean
}

function FitInCar({ room, car, why, isOfBefore }: FitProps) {
  if (!car) {
    return (
      <p role="status" className="text-sm font-[550] text-beni">
        <bdi>No car of this day takes so many guests and suitcases.</bdi>
      </p>
    )
  }
  const places = placesIn(car.loads, room)
  return (
    <div>
      <CarElevation
        vehicleClass={car.vehicleClass}
        title={`${car.name}, side view`}
        className="mb-[1.125rem] h-auto w-full max-md:max-w-[260px]"
      />
      <div className="grid gap-3">
        <RoomMeter label="Seats" filledHalves={places.halfSeatsNeeded} total={places.seats} />
        <RoomMeter label="Luggage" filledHalves={places.casesNeeded * 2} total={places.cases} shape="case" />
      </div>
      <p role="status" className="mt-3 text-sm font-[550] text-matsu">
        <bdi>{capitalized(roomLeft(car.loads, room))}.</bdi>
      </p>
      {why && (
        <p className={cx('mt-1 text-sm text-ink-2', isOfBefore && 'invisible')}>
          <bdi>{why}</bdi>
        </p>
      )}
    </div>
  )
}
