import { Luggage, Users } from 'lucide-react'
import alphard from '#web/assets/vehicles/alphard.svg?url'
import crown from '#web/assets/vehicles/crown.svg?url'
import hiace from '#web/assets/vehicles/hiace.svg?url'
import { Icon } from '#web/ui/icon.tsx'

/** The cars by kind, at the fullest load that is still a pleasure. */
const classes = [
  {
    name: 'Crown',
    picture: crown,
    width: 544,
    height: 240,
    guests: 3,
    cases: 2,
    words: 'Two people, the city, quiet.',
  },
  {
    name: 'Alphard',
    picture: alphard,
    width: 544,
    height: 240,
    guests: 6,
    cases: 2,
    words: 'The one most families choose.',
  },
  {
    name: 'HiAce Grand Cabin',
    picture: hiace,
    width: 544,
    height: 240,
    guests: 9,
    cases: 9,
    words: 'Three generations and their luggage.',
  },
]

export function VehicleClasses() {
  return (
    <ul className="grid border-y border-line md:grid-cols-3">
      {classes.map((vehicle) => (
        <li
          key={vehicle.name}
          className="border-line py-6 not-first:border-t md:px-9 md:pt-9 md:pb-8 md:first:ps-0 md:not-first:border-s md:not-first:border-t-0"
        >
          <img
            src={vehicle.picture}
            alt=""
            width={vehicle.width}
            height={vehicle.height}
            loading="lazy"
            className="mb-4 h-[132px] w-auto dark:brightness-150 dark:contrast-90"
          />
          <h3 className="font-serif text-[24px] leading-tight font-[420]">{vehicle.name}</h3>
          <p className="mt-2 mb-3 flex gap-4 text-[15px] text-ink-2">
            <span className="flex items-center gap-1.5">
              <Icon of={Users} dense /> <bdi>{vehicle.guests} guests</bdi>
            </span>
            <span className="flex items-center gap-1.5">
              <Icon of={Luggage} dense /> <bdi>{vehicle.cases} large cases</bdi>
            </span>
          </p>
          <p className="text-sm text-ink-2">{vehicle.words}</p>
        </li>
      ))}
    </ul>
  )
}
