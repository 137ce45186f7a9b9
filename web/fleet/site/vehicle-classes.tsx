import { Luggage } from 'lucide-react'
import type { VehicleClass } from '#contract/catalogue.ts'
import { loadsInWords } from '#contract/room-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { KnownClass, KnownClasses } from './ask-classes.ts'
import { CarElevation } from './car-elevation.tsx'

/** Of the classes that every house begins with a line of our own; of others the office's words are said. */
const ownLines: Readonly<Record<VehicleClass, string>> = {
  sedan: 'Two people, the city, quiet.',
  alphard: 'The one most families choose.',
  hiace: 'Three generations and their luggage.',
}

type Shown = { vehicleClass: VehicleClass; car: KnownClass | undefined }

/** Those that a guest can take for a ride; before the fleet has answered, the usual ones without their names. */
const shownOf = (known: KnownClasses): Shown[] =>
  known
    ? Object.entries(known).flatMap(([vehicleClass, car]) => (car?.soldAsRide ? [{ vehicleClass, car }] : []))
    : Object.keys(ownLines).map((vehicleClass) => ({ vehicleClass, car: undefined }))

/** Three beside each other; the first of a row stands at the margin, and a line parts one row from the next. */
const CELL =
  'border-line py-6 not-first:border-t md:px-9 md:pt-9 md:pb-8 md:not-first:border-s md:not-first:border-t-0 md:nth-[3n+1]:border-s-0 md:nth-[3n+1]:ps-0 md:nth-[n+4]:border-t'

/** The classes of cars; how each is called and what it takes is told by the fleet itself. */
export function VehicleClasses({ known }: { known: KnownClasses }) {
  return (
    <ul className="grid border-y border-line md:grid-cols-3">
      {shownOf(known).map(({ vehicleClass, car }) => (
        <li key={vehicleClass} className={CELL}>
          <CarElevation vehicleClass={vehicleClass} isLazy className="mb-4 h-[8.25rem] w-auto" />
          {car && <NameAndLoad car={car} />}
          <p className="text-sm text-ink-2">{ownLines[vehicleClass] ?? car?.words}</p>
        </li>
      ))}
    </ul>
  )
}

/** Said as on the page of a tour and in the list of cars. */
function NameAndLoad({ car }: { car: KnownClass }) {
  return (
    <>
      <h3 className="font-serif text-[1.5rem] leading-tight font-[420]">{car.name}</h3>
      {car.loads.length > 0 && (
        <p className="mt-2 mb-3 flex gap-2 text-[0.9375rem] text-ink-2">
          <Icon of={Luggage} dense className="mt-1" /> <bdi>{loadsInWords(car.loads)}</bdi>
        </p>
      )}
    </>
  )
}
