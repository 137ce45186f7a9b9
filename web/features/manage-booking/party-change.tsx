import { useEffect, useState } from 'react'
import { availability, type FittingClass } from '#contract/availability.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Part } from './booking-frame.tsx'
import { dayOf } from './booking-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { type Party, PartySteppers } from './party-steppers.tsx'
import type { Change } from './use-change.ts'

interface PartyInCar extends Party {
  vehicleClass: VehicleClass
}

/** Long enough to press twice, short enough to feel at once. */
const patienceMs = 400

/** Who comes, with what, and in which car. Every answer is asked of the server, since only it knows what fits. */
export function PartyChange({ open: { booking }, change }: { open: OpenBooking; change: Change }) {
  const present: PartyInCar = {
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
  const set = (part: Partial<PartyInCar>) => setParty((now) => ({ ...now, ...part }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the party changes, and only then
  useEffect(() => {
    const timer = setTimeout(async () => {
      const answer = await call(availability, {
        tour: booking.service.slug ?? '',
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
        <PartySteppers party={party} onChange={set} casesHint="A folded stroller counts as two" />
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
