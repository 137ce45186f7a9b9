import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import { SEGMENT, SEGMENT_ENDS, SEGMENT_INPUT } from '#web/ui/segment-look.ts'

type StartTimesProps = {
  id?: string
  /** Each with its end, or with why it cannot be had. */
  starts: readonly { time: string; until: string; why?: string | null }[]
  value: string | undefined
  onChange: (time: string) => void
  className?: string
}

const COLUMNS = ['grid-cols-1', 'grid-cols-2', 'grid-cols-3'] as const

/** When the day begins, side by side. The chosen one stays as it is, even when it was taken meanwhile. */
export function StartTimes({ id, starts, value, onChange, className }: StartTimesProps) {
  const group = useId()
  return (
    <fieldset id={id} className={cx('min-w-0', className)}>
      <legend className="mb-2 text-sm font-semibold">Start</legend>
      <div className={cx('grid ps-px pt-px', COLUMNS[Math.min(starts.length, COLUMNS.length) - 1])}>
        {starts.map(({ time, until, why }) => (
          <label key={time} className={cx(SEGMENT, starts.length <= COLUMNS.length && SEGMENT_ENDS)}>
            <input
              type="radio"
              name={group}
              value={time}
              checked={time === value}
              disabled={why != null && time !== value}
              onChange={() => onChange(time)}
              className={SEGMENT_INPUT}
            />
            <bdi className={cx('text-[0.9375rem] font-semibold tabular-nums', why && 'line-through')}>{time}</bdi>
            <bdi className="text-xs tabular-nums">{why ?? `to ${until}`}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
