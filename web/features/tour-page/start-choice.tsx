import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import type { Box } from './box.ts'

const COLUMNS = ['grid-cols-1', 'grid-cols-2', 'grid-cols-3'] as const

/** When the day begins, side by side with its end; a single time is only told. */
export function StartChoice({ box: { tour, choice, change } }: { box: Box }) {
  const group = useId()
  if (tour.startTimes.length < 2) return null
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="mb-2 text-sm font-semibold">Start</legend>
      <div className={cx('grid', COLUMNS[Math.min(tour.startTimes.length, COLUMNS.length) - 1])}>
        {tour.startTimes.map((time) => (
          <label
            key={time}
            className="relative -ms-px grid min-h-11 cursor-pointer place-content-center border border-edge px-2 py-1 text-center leading-tight first:ms-0 first:rounded-s-field last:rounded-e-field hover:bg-paper-2 has-checked:z-1 has-checked:border-ai has-checked:bg-ai has-checked:text-paper has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ai"
          >
            <input
              type="radio"
              name={group}
              value={time}
              checked={time === choice.start}
              onChange={() => change({ start: time })}
              className="absolute inset-0 z-1 cursor-pointer appearance-none outline-none"
            />
            <bdi className="text-[15px] font-semibold tabular-nums">{time}</bdi>
            <bdi className="text-xs tabular-nums opacity-85">to {tour.endOf(time)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
