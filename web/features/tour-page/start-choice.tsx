import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import type { Box } from './box.ts'
import { dayIn, whyInWords } from './live-month.ts'

const COLUMNS = ['grid-cols-1', 'grid-cols-2', 'grid-cols-3'] as const

/** When the day begins, side by side with its end or with why not; a single time is only told. */
export function StartChoice({ box: { tour, choice, change, month } }: { box: Box }) {
  const group = useId()
  if (tour.startTimes.length < 2) return null
  const day = dayIn(month.answer, choice.day)
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="mb-2 text-sm font-semibold">Start</legend>
      <div className={cx('grid ps-px pt-px', COLUMNS[Math.min(tour.startTimes.length, COLUMNS.length) - 1])}>
        {tour.startTimes.map((time) => {
          const why = day?.starts.find(({ start }) => start === time)?.why
          const isChosen = time === choice.start
          return (
            <label key={time} className={cx(SEGMENT, SEGMENT_ENDS)}>
              <input
                type="radio"
                name={group}
                value={time}
                checked={isChosen}
                disabled={why != null && !isChosen}
                onChange={() => change({ start: time })}
                className={SEGMENT_INPUT}
              />
              <bdi className={cx('text-[15px] font-semibold tabular-nums', why && 'line-through')}>{time}</bdi>
              <bdi className="text-xs tabular-nums opacity-85">
                {why ? whyInWords(why, tour) : `to ${tour.endOf(time, choice.extraHalfHours)}`}
              </bdi>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Times side by side, one of which is chosen. */
export const SEGMENT =
  'relative -ms-px -mt-px grid min-h-11 cursor-pointer touch-manipulation content-center border border-edge px-1 py-1 text-center leading-tight hover:bg-paper-2 has-checked:z-1 has-checked:border-ai has-checked:bg-ai has-checked:text-paper has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ai has-disabled:cursor-not-allowed has-disabled:text-ink-3 has-disabled:hover:bg-transparent'
/** Where all of them stand in one row. */
export const SEGMENT_ENDS = 'first:rounded-s-field last:rounded-e-field'
export const SEGMENT_INPUT =
  'absolute inset-0 z-1 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed'
