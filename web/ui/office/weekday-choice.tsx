import { weekdayNames } from '#core/days.ts'
import { cx } from '#web/ui/cx.ts'

type WeekdayChoiceProps = { label: string; value: readonly number[]; onChange: (weekdays: number[]) => void }

/** Days of the week, 1 is Monday; none chosen means all of them. */
export function WeekdayChoice({ label, value, onChange }: WeekdayChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: seven boxes in a cell of a table; a fieldset cannot be laid out there
    <span role="group" aria-label={label} className="flex flex-wrap gap-1">
      {weekdayNames.map((name, index) => {
        const weekday = index + 1
        const isChosen = value.includes(weekday)
        return (
          <label
            key={name}
            className={cx(
              'relative grid min-h-8 min-w-11 cursor-pointer place-items-center rounded-tag border text-[0.78125rem] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ai max-md:min-h-11',
              isChosen ? 'border-ai bg-ai text-surface font-semibold' : 'border-line text-ink-3',
            )}
          >
            <input
              type="checkbox"
              aria-label={name}
              checked={isChosen}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...value, weekday].toSorted((a, b) => a - b)
                    : value.filter((other) => other !== weekday),
                )
              }
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span aria-hidden className="pointer-events-none">
              {name.slice(0, 3)}
            </span>
          </label>
        )
      })}
    </span>
  )
}
