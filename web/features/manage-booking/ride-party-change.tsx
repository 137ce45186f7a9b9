import { useEffect, useState } from 'react'
import type { VehicleClass } from '#contract/catalogue.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Part } from './booking-frame.tsx'
import { carNames } from './booking-words.ts'
import { type Party, PartySteppers } from './party-steppers.tsx'
import type { RideBooking } from './ride-words.ts'
import type { Change } from './use-change.ts'

/** Long enough to press twice, short enough to feel at once. */
const patienceMs = 400
/** The classes that are sold as rides; larger ones are arranged by the office. */
const classes: readonly VehicleClass[] = ['sedan', 'alphard', 'hiace']

type Choice = VehicleClass | 'fitting'

/** Who rides, with what, and in which car. Whether it fits is the server's to say. */
export function RidePartyChange({ booking, change }: { booking: RideBooking; change: Change }) {
  const present: Party = {
    adults: booking.guests - booking.childAges.length,
    childAges: booking.childAges,
    largeCases: booking.largeCases,
  }
  const [party, setParty] = useState(present)
  const [car, setCar] = useState<Choice>(booking.vehicleClass)
  const isSame = car === booking.vehicleClass && JSON.stringify(party) === JSON.stringify(present)
  const { ask, drop } = change

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the party or the car changes, and only then
  useEffect(() => {
    if (isSame) return drop()
    const timer = setTimeout(() => {
      const { adults, childAges, largeCases } = party
      const vehicleClass = car === 'fitting' ? null : car
      void ask({ guests: adults + childAges.length, childAges, largeCases, vehicleClass })
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [JSON.stringify(party), car])

  const known = classes.includes(booking.vehicleClass) ? classes : [...classes, booking.vehicleClass]
  return (
    <>
      <Part title="Who rides">
        <PartySteppers
          party={party}
          onChange={(part) => setParty((now) => ({ ...now, ...part }))}
          casesHint="Without strollers, which we know of"
        />
        <p className="mt-4 text-sm text-ink-2">
          Another child seat, or a stroller? Write us a line below your booking, and we see to it.
        </p>
      </Part>
      <Part title="Car">
        <RadioGroup
          label="Which car"
          boxed
          className="max-w-[440px]"
          value={car}
          onChange={(id) => setCar(id as Choice)}
          choices={[
            { id: 'fitting', label: 'The smallest that fits' },
            ...known.map((id) => ({
              id,
              label: carNames[id],
              ...(id === booking.vehicleClass ? { aside: 'as it is now' } : {}),
            })),
          ]}
        />
      </Part>
    </>
  )
}
