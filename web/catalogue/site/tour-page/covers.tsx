import { Check, Minus } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'

type CoversProps = { included: readonly string[]; notIncluded: readonly string[] }

/** What the price covers and what it does not. The words say it; ticks and dashes only help. */
export function Covers({ included, notIncluded }: CoversProps) {
  return (
    <ul className="grid gap-x-10 gap-y-1 sm:grid-cols-2">
      {[...included, 'Consumption tax'].map((thing) => (
        <Covered key={thing} thing={thing} isIncluded />
      ))}
      {notIncluded.map((thing) => (
        <Covered key={thing} thing={thing} />
      ))}
    </ul>
  )
}

function Covered({ thing, isIncluded }: { thing: string; isIncluded?: boolean }) {
  return (
    <li className={cx('flex gap-3 py-1.5', !isIncluded && 'text-ink-2')}>
      <Icon of={isIncluded ? Check : Minus} className={cx('mt-[3px]', isIncluded && 'text-matsu')} />
      <span>
        {thing}
        {!isIncluded && <span className="text-ink-3"> (not included)</span>}
      </span>
    </li>
  )
}
