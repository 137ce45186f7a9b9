import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { type Axis, fractionAt, hourMarks, percent } from './axis.ts'
import { COLUMNS, labelEvery } from './look.ts'
import { NowTag } from './now-line.tsx'

/** Stays at the top of the window: the days, their hours, and what time it is. */
export function HourHead({ axis }: { axis: Axis }) {
  const count = axis.days.length
  const [first] = axis.days
  return (
    <div className={cx(COLUMNS, 'sticky top-0 z-6 border-b border-ink bg-surface')}>
      <div className="sticky start-0 z-1 border-e border-line bg-surface px-3 py-[7px] text-[13px] leading-snug font-semibold">
        <bdi>{count === 1 && first ? shortDay(first.day) : `${count} days`}</bdi>
      </div>
      <div aria-hidden className="relative @container">
        {count > 1 &&
          axis.days.map(({ day, fromMs }, at) => (
            <span
              key={day}
              style={{ insetInlineStart: percent(fractionAt(axis, fromMs)), inlineSize: percent(1 / count) }}
              className={cx(
                'absolute top-0 truncate px-2 pt-1 text-[12.5px] font-semibold',
                at > 0 && 'border-s border-edge',
              )}
            >
              <bdi>{shortDay(day)}</bdi>
            </span>
          ))}
        <div className={cx('relative h-8', count > 1 && 'mt-4.5 h-6')}>
          {hourMarks(axis, labelEvery(count)).map(({ day, hour, at }) => (
            <span
              key={day + hour}
              style={{ insetInlineStart: percent(at) }}
              className={cx(
                'absolute -translate-x-1/2 text-[12.5px] leading-none font-semibold text-ink-2 rtl:translate-x-1/2',
                count > 1 ? 'top-1.5' : 'top-2.5',
                count === 1 && hour % 2 === 1 && '@max-[680px]:hidden',
              )}
            >
              <bdi>{String(hour).padStart(2, '0')}</bdi>
            </span>
          ))}
          <NowTag axis={axis} />
        </div>
      </div>
    </div>
  )
}
