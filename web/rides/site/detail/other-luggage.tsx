import { useId } from 'react'
import { Form } from 'react-router'
import type { RideAsk } from '#contract/rides.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { PlainSelect } from '#web/ui/plain-select.tsx'
import { rideQuery } from '../ride-address.ts'

type Counted = 'guests' | 'largeCases' | 'childSeats' | 'boosterSeats' | 'strollers' | 'wheelchairs'

const counts: readonly { name: Counted; label: string; least: number; most: number }[] = [
  { name: 'guests', label: 'Guests', least: 1, most: 12 },
  { name: 'largeCases', label: 'Large suitcases', least: 0, most: 14 },
  { name: 'childSeats', label: 'Child seats', least: 0, most: 4 },
  { name: 'boosterSeats', label: 'Boosters', least: 0, most: 4 },
  { name: 'strollers', label: 'Strollers', least: 0, most: 2 },
  { name: 'wheelchairs', label: 'Wheelchairs', least: 0, most: 2 },
]

const choices = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, index) => least + index)

/** The same ride with another party. A form as browsers have it: what is chosen becomes the address, and is priced anew. */
export function OtherLuggage({ ask, vehicleClass }: { ask: RideAsk; vehicleClass: string }) {
  const id = useId()
  const isCounted = (name: string) => counts.some((count) => count.name === name)
  const kept = [...rideQuery(ask)].filter(([name]) => !isCounted(name))
  return (
    <details className="mt-2.5 text-sm">
      <summary className="link inline-block min-h-6 cursor-pointer">Try other luggage</summary>
      {/* Drawn anew with every answer, so that it shows what was answered. */}
      <Form key={JSON.stringify(ask)} method="get" action="/cabs/detail" preventScrollReset className="mt-4">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="class" value={vehicleClass} />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {counts.map(({ name, label, least, most }) => (
            <div key={name} className="grid gap-1">
              <label htmlFor={`${id}${name}`} className="font-semibold">
                {label}
              </label>
              <PlainSelect id={`${id}${name}`} name={name} defaultValue={ask[name]}>
                {choices(least, Math.max(most, ask[name])).map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </PlainSelect>
            </div>
          ))}
          <button type="submit" className={buttonLook({ variant: 'outline', className: 'self-end' })}>
            Draw it
          </button>
        </div>
      </Form>
    </details>
  )
}
