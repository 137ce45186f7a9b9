import { Check } from 'lucide-react'
import type { FoundTour } from '#contract/tour-search.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TICK_BOX } from '#web/ui/tick-box.ts'

interface RunsOnProps {
  tour: Pick<FoundTour, 'bestMonths'>
  day: string
}

/** All that are found run on the day; what differs is whether it is their best time. */
export function RunsOn({ tour, day }: RunsOnProps) {
  const isBest = tour.bestMonths.length < 12 && tour.bestMonths.includes(Number(day.slice(5, 7)))
  return (
    <p className="flex items-center gap-1.5 text-sm font-[550] text-matsu">
      <Icon of={Check} dense />
      <bdi>
        Runs on {shortDay(day)}
        {isBest && ', at its best'}
      </bdi>
    </p>
  )
}

interface CompareTickProps {
  tour: Pick<FoundTour, 'slug' | 'title'>
  checked: boolean
  onTick: () => void
  /** The form that sends the ticks where there are no scripts. */
  formId: string
}

export function CompareTick({ tour, checked, onTick, formId }: CompareTickProps) {
  return (
    <label className="flex min-h-8 items-center gap-[0.5625rem] pe-3 text-sm text-ink-2 pointer-coarse:min-h-11 print:hidden">
      <input
        type="checkbox"
        name="items"
        value={`tour:${tour.slug}`}
        form={formId}
        checked={checked}
        onChange={onTick}
        className={TICK_BOX}
      />
      Compare
      <span className="sr-only">{tour.title}</span>
    </label>
  )
}
