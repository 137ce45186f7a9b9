import { useId } from 'react'
import type { ClassPrice, VehicleClass } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import alphard from '#web/assets/vehicles/alphard.svg?url'
import crown from '#web/assets/vehicles/crown.svg?url'
import hiace from '#web/assets/vehicles/hiace.svg?url'
import { StepSection } from '#web/ui/checkout/step-head.tsx'
import { cx } from '#web/ui/cx.ts'
import { OPTION, OPTION_LABEL, RING } from '#web/ui/option-look.ts'
import { type CheckoutTour, classFor, loadFor, suggestedClass } from '../checkout-tour.ts'
import { type RoomTaken, seatsInWords } from '../room-taken.ts'
import type { DayProps } from './day-choice.tsx'
import type { Asked } from './use-availability.ts'

const drawings: Partial<Record<VehicleClass, string>> = { sedan: crown, alphard, hiace, hiaceLong: hiace }

type CarSectionProps = DayProps & { room: RoomTaken; asked: Asked }

/** The classes as radios beside how the party fills the chosen one; one that is too small says why. */
export function CarSection({ tour, wish, room, change, asked }: CarSectionProps) {
  const group = useId()
  const chosen = classFor(tour.prices, { ...room, vehicleClass: wish.vehicleClass })
  const suggested = suggestedClass(tour.prices, room)
  const byPrice = tour.prices.toSorted((a, b) => a.priceYen - b.priceYen)
  const ordered = [
    ...byPrice.filter((price) => loadFor(price, room)),
    ...byPrice.filter((price) => !loadFor(price, room)),
  ]
  return (
    <StepSection title="The car that fits">
      <div className="grid gap-x-11 gap-y-6 lg:grid-cols-[5fr_6fr]">
        <FitInCar
          tour={tour}
          guests={wish.guests}
          room={room}
          car={chosen}
          why={asked.hasFailed ? undefined : asked.answer?.suggestion?.why}
          isOfBefore={asked.isLoading}
        />
        <fieldset className="min-w-0">
          <legend className="sr-only">Car</legend>
          {ordered.map((price) => {
            const why = asked.answer?.classes.find(({ vehicleClass }) => vehicleClass === price.vehicleClass)?.why
            const words = {
              name: tour.carNames[price.vehicleClass],
              why: price === suggested ? `Our choice for you. ${why ?? ''}` : why,
            }
            if (!loadFor(price, room)) {
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
        </fieldset>
      </div>
    </StepSection>
  )
}

/** What another car would change: "+ ¥18,000". */
function priceBeside(price: ClassPrice, chosen: ClassPrice | undefined): string {
  const difference = price.priceYen - (chosen?.priceYen ?? price.priceYen)
  if (difference === 0) return 'in the price'
  return `${difference > 0 ? '+' : '−'} ${formatYen(Math.abs(difference))}`
}

function CarWords({ name, aside, why }: { name: string; aside: string; why?: string }) {
  return (
    <span className="min-w-0 flex-1 text-[15px]">
      <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
        {name}
        <bdi className="font-normal text-ink-2 tabular-nums">{aside}</bdi>
      </span>
      {why && (
        <span className="block text-[13.5px] leading-snug text-ink-2">
          <bdi>{why}</bdi>
        </span>
      )}
    </span>
  )
}

type FitProps = {
  tour: CheckoutTour
  guests: number
  room: RoomTaken
  car: ClassPrice | undefined
  why?: string
  /** The reason counts another party; it keeps its place until the new one is there. */
  isOfBefore: boolean
}

function FitInCar({ tour, guests, room, car, why, isOfBefore }: FitProps) {
  const load = car && loadFor(car, room)
  if (!car || !load) {
    return (
      <p role="status" className="text-sm font-[550] text-beni">
        <bdi>No car of this day takes so many guests and cases.</bdi>
      </p>
    )
  }
  const isFull = room.guests === load.guests && room.largeCases === load.largeCases
  const drawing = drawings[car.vehicleClass]
  return (
    <div>
      {drawing && (
        <img
          src={drawing}
          alt={`${tour.carNames[car.vehicleClass]}, side view`}
          className="mb-[18px] h-auto w-full max-md:max-w-[260px] dark:brightness-155 dark:contrast-88"
        />
      )}
      <Places label="Seats" taken={room.guests} words={seatsInWords(guests, room.halfSeats)} of={load.guests} />
      <Places label="Luggage" taken={room.largeCases} of={load.largeCases} isLuggage />
      <p role="status" className="mt-3 text-sm font-[550] text-matsu">
        {isFull ? 'It all fits, with no place to spare.' : 'It all fits.'}
      </p>
      {why && (
        <p className={cx('mt-1 text-sm text-ink-2', isOfBefore && 'invisible')}>
          <bdi>{why}</bdi>
        </p>
      )}
    </div>
  )
}

type PlacesProps = { label: string; taken: number; words?: string; of: number; isLuggage?: boolean }

/** One square for each place, filled when it is taken. */
function Places({ label, taken, words, of, isLuggage }: PlacesProps) {
  return (
    <div className="mt-3 grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-3 text-sm">
      <span className="font-semibold">{label}</span>
      <span aria-hidden className="flex flex-wrap gap-1">
        {Array.from({ length: of }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name than their number
            key={place}
            className={cx(
              'size-[22px] border-[1.5px]',
              isLuggage ? 'rounded-tag' : 'rounded-b-[3px] rounded-t-[5px]',
              place < taken ? 'border-ink bg-ink' : 'border-edge bg-surface',
            )}
          />
        ))}
      </span>
      <bdi className="tabular-nums">
        {words ?? taken} of {of}
      </bdi>
    </div>
  )
}
