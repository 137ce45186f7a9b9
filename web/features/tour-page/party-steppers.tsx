import { cx } from '#web/ui/cx.ts'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import type { Box } from './box.ts'
import { ChildrenAges } from './children-ages.tsx'
import { childrenWithin } from './choice.ts'
import { loadFor } from './fit.ts'

/** How many travel and what they bring, and how that fills the car. */
export function PartySteppers({ box }: { box: Box }) {
  const { tour, choice, change, car } = box
  const mostCases = Math.max(...tour.prices.flatMap(({ loads }) => loads.map((load) => load.largeCases)))
  const load = car && loadFor(car.loads, choice)
  return (
    <div className="grid gap-4">
      <NumberStepper
        inline
        label="Guests"
        hint="Children count as guests"
        value={choice.guests}
        min={1}
        max={tour.maxGuests}
        onChange={(guests) => change({ guests, childAges: childrenWithin(choice.childAges, guests) })}
      />
      <ChildrenAges box={box} />
      <NumberStepper
        inline
        label="Large suitcases"
        hint="About 75 cm tall"
        value={choice.cases}
        max={mostCases}
        onChange={(cases) => change({ cases })}
      />
      {car && load && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">
            <bdi>How it fits in the {tour.carNames[car.vehicleClass]}</bdi>
          </p>
          <Places label="Seats" taken={choice.guests} of={load.guests} />
          <Places label="Luggage" taken={choice.cases} of={load.largeCases} />
        </div>
      )}
    </div>
  )
}

/** One square for each place, filled when it is taken. */
function Places({ label, taken, of }: { label: string; taken: number; of: number }) {
  return (
    <div className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3 text-sm">
      <span>{label}</span>
      <span aria-hidden className="flex flex-wrap gap-1">
        {Array.from({ length: of }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name than their number
          <span key={place} className={cx('size-3.5 rounded-tag border border-ink', place < taken && 'bg-ink')} />
        ))}
      </span>
      <bdi className="text-ink-2 tabular-nums">
        {taken} of {of}
      </bdi>
    </div>
  )
}
