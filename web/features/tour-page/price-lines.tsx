import { formatYen, taxIncludedYen } from '#contract/money.ts'
import type { Box } from './box.ts'
import { useSettled } from './use-settled.ts'

/** What is paid and what for, down to the total. */
export function PriceLines({ box: { tour, car } }: { box: Box }) {
  const told = useSettled(
    car ? `${tour.carNames[car.vehicleClass]}, ${formatYen(car.priceYen)} in all.` : 'No car fits.',
  )
  return (
    <div>
      {car && (
        <dl className="grid gap-x-4 gap-y-2 text-[15px] tabular-nums">
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt>
              <bdi>The day, {tour.length}</bdi>
            </dt>
            <dd>
              <bdi>{formatYen(car.priceYen)}</bdi>
            </dd>
            <dd className="w-full text-xs text-ink-3">
              <bdi>{`${tour.carNames[car.vehicleClass]}, chauffeur, ${tour.guideIncluded ? 'guide, ' : ''}fuel, tolls and parking.`}</bdi>
            </dd>
          </div>
          <div className="flex justify-between gap-4 border-t border-ink pt-2.5 text-[17px] font-[650]">
            <dt>Total</dt>
            <dd>
              <bdi>{formatYen(car.priceYen)}</bdi>
            </dd>
          </div>
        </dl>
      )}
      {car && (
        <p className="mt-1 text-xs text-ink-3">
          <bdi>Includes {formatYen(taxIncludedYen(car.priceYen))} consumption tax, 10%.</bdi>
        </p>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  )
}
