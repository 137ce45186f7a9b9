import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Terminal } from '#contract/rides.ts'
import { hoursInWords } from '#core/days.ts'
import { tidyTime } from '#web/rides/site/search/words.ts'
import { boxLook } from '#web/ui/field-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { departuresOf, leaveAt } from './leave-at.ts'

const usualFlight = '11:10'

/** From the flight back to the door: reckoned here, from what the office keeps of each terminal. */
export function Leaving({ terminals }: { terminals: readonly Terminal[] }) {
  const id = useId()
  const departures = departuresOf(terminals)
  const [chosen, setChosen] = useState(departures[0]?.id ?? '')
  const [flight, setFlight] = useState(usualFlight)
  const departure = departures.find((one) => one.id === chosen) ?? departures[0]
  if (!departure) return null
  const leave = leaveAt(tidyTime(flight), departure.leadMinutes)
  return (
    <section aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`} className="font-serif text-d2">
        When must we leave for the airport?
      </h2>
      <p className="mt-3.5 mb-[1.375rem] text-ink-2">We count the drive, the queue and a little calm.</p>
      <div className="rounded-field border border-ink bg-surface p-5 md:px-[1.625rem] md:py-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <label className="grid gap-1.5 text-sm font-semibold" htmlFor={`${id}airport`}>
            Airport
            <span className="relative">
              <select
                id={`${id}airport`}
                value={departure.id}
                onChange={(event) => setChosen(event.target.value)}
                className={boxLook('field', 'normal', 'appearance-none !pe-11 font-normal')}
              >
                {departures.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
              <Icon of={ChevronDown} dense className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2" />
            </span>
          </label>
          <label className="grid gap-1.5 text-sm font-semibold" htmlFor={`${id}flight`}>
            Flight leaves
            <input
              id={`${id}flight`}
              value={flight}
              onChange={(event) => setFlight(event.target.value.slice(0, 5))}
              onBlur={() => setFlight(tidyTime(flight))}
              inputMode="numeric"
              autoComplete="off"
              className={boxLook('field', 'normal', 'font-normal tabular-nums')}
            />
          </label>
        </div>
        <p role="status" className="mt-5 mb-1 font-serif text-[1.5rem] leading-snug tabular-nums">
          <bdi>
            {leave
              ? `Leave the city at ${leave.time}${leave.isDayBefore ? ', the evening before' : ''}`
              : 'Write the time as 11:10'}
          </bdi>
        </p>
        <p className="text-sm text-ink-2 tabular-nums">
          <bdi>{hoursInWords(departure.leadMinutes)} before the flight.</bdi>
        </p>
        <ul className="mt-[1.125rem] text-[0.9375rem] tabular-nums">
          {departures.map((one) => (
            <li key={one.id} className="flex justify-between gap-4 border-t border-line py-[0.6875rem]">
              <bdi>{one.name}</bdi> <bdi>{hoursInWords(one.leadMinutes)} before</bdi>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
