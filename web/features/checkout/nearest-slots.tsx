import type { Slot } from '#contract/availability.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { shortDay } from '#web/ui/day.ts'

/** Free days nearest to the one that was wished for; one press takes one. */
export function NearestSlots({ slots, onChoose }: { slots: readonly Slot[]; onChoose: (slot: Slot) => void }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {slots.map(({ day, start }) => (
        <li key={`${day} ${start}`}>
          <button
            type="button"
            onClick={() => onChoose({ day, start })}
            className={buttonLook({ variant: 'outline', size: 'small', className: 'min-h-11 tabular-nums' })}
          >
            <bdi>
              {shortDay(day)}, {start}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
