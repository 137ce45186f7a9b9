import { Luggage } from 'lucide-react'
import type { Load } from '#contract/catalogue.ts'
import { loadsInWords } from '#contract/room-words.ts'
import alphard from '#web/assets/vehicles/alphard.svg?url'
import crown from '#web/assets/vehicles/crown.svg?url'
import hiace from '#web/assets/vehicles/hiace.svg?url'
import { Icon } from '#web/ui/icon.tsx'
import type { KnownClasses } from './ask-classes.ts'

/** The cars by kind; how each is called and what it takes is told by the fleet itself. */
const classes = [
  {
    vehicleClass: 'sedan',
    picture: crown,
    width: 544,
    height: 240,
    words: 'Two people, the city, quiet.',
  },
  {
    vehicleClass: 'alphard',
    picture: alphard,
    width: 544,
    height: 240,
    words: 'The one most families choose.',
  },
  {
    vehicleClass: 'hiace',
    picture: hiace,
    width: 544,
    height: 240,
    words: 'Three generations and their luggage.',
  },
] as const

export function VehicleClasses({ known }: { known: KnownClasses }) {
  return (
    <ul className="grid border-y border-line md:grid-cols-3">
      {classes.map((vehicle) => (
        <li
          key={vehicle.vehicleClass}
          className="border-line py-6 not-first:border-t md:px-9 md:pt-9 md:pb-8 md:first:ps-0 md:not-first:border-s md:not-first:border-t-0"
        >
          <img
            src={vehicle.picture}
            alt=""
            width={vehicle.width}
            height={vehicle.height}
            loading="lazy"
            className="mb-4 h-[8.25rem] w-auto dark:brightness-150 dark:contrast-90"
          />
          <Known car={known?.[vehicle.vehicleClass]} />
          <p className="text-sm text-ink-2">{vehicle.words}</p>
        </li>
      ))}
    </ul>
  )
}

/** Said as on the page of a tour and in the list of cars. */
function Known({ car }: { car: { name: string; loads: readonly Load[] } | undefined }) {
  if (!car) return null
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
