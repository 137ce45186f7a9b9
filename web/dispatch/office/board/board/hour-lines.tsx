import { memo } from 'react'
import { type Axis, fractionAt, hourMarks, percent } from './axis.ts'
import { labelEvery } from './look.ts'

/** The hours behind a whole group, drawn once: hairlines, and an ink line where a day begins. */
export const HourLines = memo(function HourLines({ axis }: { axis: Axis }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-y-0 start-[148px] end-0">
      {hourMarks(axis, labelEvery(axis.days.length)).map(({ day, hour, at }) => (
        <i key={day + hour} style={{ insetInlineStart: percent(at) }} className="absolute inset-y-0 w-px bg-line" />
      ))}
      {axis.days.slice(1).map(({ day, fromMs }) => (
        <i
          key={day}
          style={{ insetInlineStart: percent(fractionAt(axis, fromMs)) }}
          className="absolute inset-y-0 w-px bg-edge"
        />
      ))}
    </div>
  )
})
