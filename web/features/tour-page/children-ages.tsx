import { useId } from 'react'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import type { Box } from './box.ts'

const ages = Array.from({ length: 18 }, (_, age) => age)
/** Where a child begins until its age is chosen. */
const firstAge = 5

/** How many of the guests are children, and how old. */
export function ChildrenAges({ box: { choice, change } }: { box: Box }) {
  const key = useId()
  const { childAges, guests } = choice
  const setCount = (count: number) =>
    change({ childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? firstAge) })
  return (
    <div className="grid gap-3">
      <NumberStepper
        inline
        label="Children among them"
        unit="children"
        hint="Up to 17. Child seats are chosen at the next step"
        value={childAges.length}
        max={guests}
        onChange={setCount}
      />
      {childAges.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {childAges.map((age, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name than their place
            <label key={index} htmlFor={`${key}${index}`} className="grid gap-1 text-xs text-ink-2">
              <bdi>Age of child {index + 1}</bdi>
              <select
                id={`${key}${index}`}
                value={age}
                onChange={(event) => change({ childAges: childAges.with(index, Number(event.target.value)) })}
                className="h-11 min-w-20 rounded-field border border-edge bg-surface px-3 text-[15px] text-ink tabular-nums"
              >
                {ages.map((years) => (
                  <option key={years} value={years}>
                    {years === 0 ? 'under 1' : years}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </div>
  )
}
