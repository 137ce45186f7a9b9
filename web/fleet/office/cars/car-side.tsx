import type { CarDetail } from '#contract/cars.ts'
import { formatYen } from '#contract/money.ts'
import { CarElevation } from '#web/fleet/site/car-elevation.tsx'
import { FullPlate } from '#web/fleet/site/plate.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { NextJob } from '../papers/ahead.tsx'
import { StateTag } from './car-cells.tsx'
import { monthWord, untilWords } from './car-words.ts'

const Earned = ({ of: { yen, month } }: { of: NonNullable<CarDetail['earned']> }) => (
  <span>
    {formatYen(yen)} in {monthWord(month)}
    <span className="block text-ink-2">
      By the jobs that it did then. Money that came or went back after a job counts in its own month.
    </span>
  </span>
)

/** The car from the side and what it is doing. */
export function CarNow({ car, withPlate }: { car: CarDetail; withPlate?: boolean }) {
  const until = untilWords(car.state)
  return (
    <Panel>
      <CarElevation
        vehicleClass={car.vehicleClass}
        title={`${car.className}, from the side`}
        className="mx-auto mb-3 h-auto w-full max-w-[340px]"
      />
      <Facts
        of={[
          ...(withPlate ? ([['Plate', <FullPlate key="plate" of={car.plate} />]] as const) : []),
          [
            'Now',
            <span key="now" className="flex flex-wrap items-center gap-x-2">
              <StateTag of={car.state} />
              {until && <bdi>{until}</bdi>}
            </span>,
          ],
          ['Next', <NextJob key="next" of={car.next} />],
          ['In use', `${car.inUsePercent}% in 30 days`],
          ...(car.earned ? ([['Earned', <Earned key="earned" of={car.earned} />]] as const) : []),
        ]}
      />
    </Panel>
  )
}
