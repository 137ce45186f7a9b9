import { useEffect, useState } from 'react'
import { availability, type FittingClass } from '#contract/availability.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import { wishLimits } from '#contract/wish.ts'
import { call } from '#web/platform/api.ts'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Part } from './booking-frame.tsx'
import { dayOf } from './booking-words.ts'
import type { OpenBooking } from './load-booking.ts'
import type { Change } from './use-change.ts'

interface Party {
  adults: number
  childAges: number[]
  largeCases: number
  vehicleClass: VehicleClass
}

/** Long enough to press twice, short enough to feel at once. */
const patienceMs = 400

/** Who comes, with what, and in which car. Every answer is asked of the server, since only it knows what fits. */
export function PartyChange({ open: { booking }, change }: { open: OpenBooking; change: Change }) {
  const present: Party = {
    adults: booking.guests - booking.childAges.length,
    childAges: booking.childAges,
    largeCases: booking.largeCases,
    vehicleClass: booking.vehicleClass,
  }
  const [party, setParty] = useState(present)
  const [classes, setClasses] = useState<readonly FittingClass[]>([])
  const guests = party.adults + party.childAges.length
  const isSame = JSON.stringify(party) === JSON.stringify(present)
  const { ask, drop } = change
  const set = (part: Partial<Party>) => setParty((now) => ({ ...now, ...part }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the party changes, and only then
  useEffect(() => {
    const timer = setTimeout(async () => {
      const answer = await call(availability, {
        tour: booking.tour.slug,
        month: dayOf(booking.startsAt).slice(0, 7),
        guests,
        largeCases: party.largeCases,
      }).catch(() => null)
      if (answer) setClasses(answer.classes)
      if (isSame) return drop()
      const fits = answer?.classes.find(({ vehicleClass }) => vehicleClass === party.vehicleClass)?.fits ?? true
      const { largeCases, childAges } = party
      const vehicleClass = fits ? party.vehicleClass : (answer?.suggestion?.vehicleClass ?? null)
      if (vehicleClass && vehicleClass !== party.vehicleClass) return set({ vehicleClass })
      await ask({ guests, childAges, largeCases, vehicleClass })
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [JSON.stringify(party)])

  return (
    <>
      <Part title="Who comes">
        <div className="grid max-w-[440px] gap-4">
          <NumberStepper
            inline
            label="Adults"
            min={1}
            max={wishLimits.guests - party.childAges.length}
            value={party.adults}
            onChange={(adults) => set({ adults })}
          />
          <NumberStepper
            inline
            label="Children"
            hint="Up to 17"
            max={Math.min(12, wishLimits.guests - party.adults)}
            value={party.childAges.length}
            onChange={(count) => set({ childAges: resized(party.childAges, count) })}
          />
          {party.childAges.map((age, index) => (
            <NumberStepper
              // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name here than their place
              key={index}
              inline
              label={`Age of child ${index + 1}`}
              unit={`years of child ${index + 1}`}
              max={17}
              value={age}
              onChange={(years) => set({ childAges: party.childAges.with(index, years) })}
              className="ps-6"
            />
          ))}
          <NumberStepper
            inline
            label="Large suitcases"
            hint="A folded stroller counts as two"
            max={wishLimits.largeCases}
            value={party.largeCases}
            onChange={(largeCases) => set({ largeCases })}
          />
        </div>
      </Part>
      {classes.length > 0 && (
        <Part title="Car">
          <RadioGroup
            label="Which car"
            boxed
            value={party.vehicleClass}
            onChange={(vehicleClass) => set({ vehicleClass: vehicleClass as VehicleClass })}
            choices={classes.map(({ vehicleClass, name, why, fits, priceYen }) => ({
              id: vehicleClass,
              label: name,
              detail: why,
              aside: formatYen(priceYen),
              isDisabled: !fits,
            }))}
          />
        </Part>
      )}
    </>
  )
}

const usualAge = 6

function resized(ages: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => ages[index] ?? usualAge)
}
