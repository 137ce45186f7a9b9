import { ChevronDown } from 'lucide-react'
import type { TourResults } from '#contract/tour-search.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useShown } from './use-shown.ts'

export type PickUps = TourResults['pickUps']

/** Known before any answer: most days begin there. */
const hotel = 'Your hotel in central Tokyo'

type PickUpSelectProps = { id: string; from: string; pickUps: PickUps; className: string }

export function PickUpSelect({ id, from, pickUps, className }: PickUpSelectProps) {
  const select = useShown<HTMLSelectElement>(from)
  const places = [...new Set([hotel, ...pickUps.map(({ name }) => name), from])].filter(Boolean)
  return (
    <>
      <select
        ref={select}
        id={id}
        name="from"
        defaultValue={from}
        className={cx(className, 'cursor-pointer appearance-none pe-9! has-[option:first-child:checked]:text-ink-3!')}
      >
        <option value="">Anywhere</option>
        {places.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <Icon of={ChevronDown} dense className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-3" />
    </>
  )
}
