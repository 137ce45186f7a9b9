import type { Slot } from '#contract/availability.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { shortDay } from '#web/ui/day.ts'

type NearestSlotsProps = { slots: readonly Slot[]; onChoose: (slot: Slot) => void }

/** What can be had instead, the nearest first; one press takes one. */
export function NearestSlots({ slots, onChoose }: NearestSlotsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {slots.map(({ day, start }) => (
        <li key={`${day} ${start}`}>
          <button
            type="button"
            onClick={() => onChoose({ day, start })}
            className={buttonLook({ variant: 'outline', size: 'small', className: 'min-h-11 touch-manipulation' })}
          >
            <bdi className="tabular-nums">
              {shortDay(day)}, {start}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
