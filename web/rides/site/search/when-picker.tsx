import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Calendar } from '#web/ui/calendar.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import type { PickerFrame } from '#web/ui/search-ticket/use-late-picker.ts'
import { timeIn } from '#web/ui/use-typed-time.ts'
import { PickerPopover } from './picker-popover.tsx'
import { tidyTime } from './words.ts'

export interface WhenPickerProps extends PickerFrame {
  label: string
  timeLabel: string
  /** What is good to know about the hour. */
  hint?: string | undefined
  day: string
  time: string
  /** No day before this one. */
  minDay?: string
  /** What else is asked with it, above the hour. */
  children?: ReactNode
  onChange: (moment: { day: string; time: string }) => void
}

/** A day and an hour, both in Tokyo. */
export function WhenPicker({
  label,
  timeLabel,
  hint,
  day,
  time,
  minDay,
  onChange,
  children,
  ...popover
}: WhenPickerProps) {
  const id = useId()
  const today = todayInTokyo()
  const earliest = minDay && minDay > today ? minDay : today
  const chooseDay = (chosen: string) => {
    onChange({ day: chosen, time })
    if (!time) document.getElementById(id)?.focus()
  }
  const [isTried, setTried] = useState(false)
  const isNoTime = time !== '' && timeIn(time) === ''
  /** Only a time of the day is one to leave with; none at all may still be told later. */
  const finish = () => {
    onChange({ day, time: tidyTime(time) })
    setTried(true)
    if (isNoTime) document.getElementById(id)?.focus()
    else popover.onOpenChange(false)
  }
  return (
    // Beside its field a phone has no room for a month and an hour: there it stands at the top, as a whole.
    <PickerPopover
      {...popover}
      label={label}
      className="w-[364px] max-md:!fixed max-md:!top-3 max-md:!bottom-auto max-md:!max-h-[calc(100dvh-24px)]"
    >
      <p aria-hidden className="text-sm font-semibold">
        {label}
      </p>
      <Calendar
        aria-label={label}
        value={day >= earliest ? day : null}
        minDay={earliest}
        today={today}
        onChange={chooseDay}
        autoFocus
      />
      {children && <div className="border-t border-line pt-3">{children}</div>}
      <div className="flex items-end justify-between gap-4 border-t border-line pt-3">
        <label htmlFor={id} className="grid gap-1.5 text-sm font-semibold">
          {timeLabel}
          <input
            id={id}
            value={time}
            onChange={(event) => onChange({ day, time: event.target.value.slice(0, 8) })}
            onBlur={() => onChange({ day, time: tidyTime(time) })}
            onKeyDown={(event) => {
              if (event.key === 'Enter') finish()
            }}
            placeholder="19:05"
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={`${id}hint`}
            aria-invalid={(isTried && isNoTime) || undefined}
            className={boxLook('field', 'normal', '!w-32 tabular-nums font-normal')}
          />
        </label>
        <Button variant="outline" size="small" onPress={finish} className="min-h-12">
          Done
        </Button>
      </div>
      <p id={`${id}hint`} className="text-xs text-ink-3">
        {isTried && isNoTime ? (
          <ErrorWords>There is no such time. Write it like 19:05.</ErrorWords>
        ) : (
          <>Tokyo time, from 00:00 to 23:59.{hint && ` ${hint}`}</>
        )}
      </p>
    </PickerPopover>
  )
}
