import { cx } from '#web/ui/cx.ts'
import { clock, hours } from './driving-edits.ts'

type HourStripProps = {
  hour: number
  /** How full the roads are at each hour, 0 to 1. */
  load: readonly number[]
  onChange: (hour: number) => void
}

/** The hours of a day, each with a bar of how long ways take then; one is chosen. */
export function HourStrip({ hour: chosen, load, onChange }: HourStripProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Leaving at"
      className="flex max-w-full overflow-x-auto rounded-field border border-edge bg-surface"
    >
      {hours.map((hour) => (
        <label
          key={hour}
          className={cx(
            'relative grid min-w-9 flex-1 cursor-pointer justify-items-center gap-1 border-line px-1 py-1.5 text-[0.8125rem] tabular-nums not-first:border-s',
            'hover:bg-paper-2 has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ai max-md:min-h-11 max-md:min-w-11',
          )}
        >
          <input
            type="radio"
            name="leaving-at"
            aria-label={clock(hour)}
            checked={hour === chosen}
            onChange={() => onChange(hour)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span aria-hidden className="pointer-events-none">
            {String(hour).padStart(2, '0')}
          </span>
          <span aria-hidden className="pointer-events-none flex h-3 items-end">
            <span
              className="block w-4 bg-dv1"
              style={{ height: `${Math.max(1, Math.round((load[hour] ?? 0) * 12))}px` }}
            />
          </span>
        </label>
      ))}
    </div>
  )
}
