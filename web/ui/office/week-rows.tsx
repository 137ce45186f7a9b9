import { hoursInWords, weekdayNames } from '#core/days.ts'
import { Checkbox } from '../checkbox.tsx'
import { TextField } from '../field.tsx'
import { readTime } from '../typed-time.ts'
import { hoursOfDay, type TypedDay, type TypedWeek } from '../typed-week.ts'

/** The axis goes on into the night that belongs to the day before. */
const axisMinutes = 1800
const ticks = [0, 4, 8, 12, 16, 20, 24, 28]

type WeekRowsProps = {
  label: string
  /** Of a day without hours: "Day off". */
  off: string
  week: TypedWeek
  /** Where no other day has any. */
  usual: readonly [from: string, until: string]
  onChange: (week: TypedWeek) => void
}

/** Hours weekday by weekday, as figures to type and as bars to see. */
export function WeekRows({ label, off, week, usual, onChange }: WeekRowsProps) {
  const change = (at: number, part: Partial<TypedDay>) =>
    onChange(week.map((day, index) => (index === at ? { ...day, ...part } : day)))
  /** A day that gets hours has those of the day before, or of any other. */
  const turn = (at: number, works: boolean) => {
    const like = [...week.slice(0, at).toReversed(), ...week.slice(at + 1)].find((day) => day.works && hoursOfDay(day))
    const isBlank = week[at]?.from === '' && week[at]?.until === ''
    change(at, { works, ...(works && isBlank ? { from: like?.from ?? usual[0], until: like?.until ?? usual[1] } : {}) })
  }
  return (
    <fieldset aria-label={label} className="min-w-0">
      <div aria-hidden className="hidden grid-cols-[7.5rem_11rem_minmax(0,1fr)_4rem] gap-x-4 px-4.5 pb-1 md:grid">
        <span />
        <span />
        <span className="relative h-4 text-[0.6875rem] text-ink-3 tabular-nums">
          {ticks.map((hour) => (
            <span
              key={hour}
              className="absolute -translate-x-1/2 rtl:translate-x-1/2"
              style={{ insetInlineStart: `${(hour * 6000) / axisMinutes}%` }}
            >
              {String(hour % 24).padStart(2, '0')}
            </span>
          ))}
        </span>
      </div>
      {week.map((day, at) => (
        <DayRow
          key={weekdayNames[at]}
          name={weekdayNames[at] ?? ''}
          day={day}
          off={off}
          onTurn={(works) => turn(at, works)}
          onChange={(part) => change(at, part)}
        />
      ))}
    </fieldset>
  )
}

type DayRowProps = {
  name: string
  day: TypedDay
  off: string
  onTurn: (works: boolean) => void
  onChange: (part: Partial<TypedDay>) => void
}

function DayRow({ name, day, off, onTurn, onChange }: DayRowProps) {
  const hours = hoursOfDay(day)
  const length = hours ? hours.untilMinutes - hours.fromMinutes : 0
  const tidied = (typed: string) => readTime(typed) ?? typed
  return (
    <div className="grid items-center gap-x-4 border-t border-line px-4.5 py-1 max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[7.5rem_11rem_minmax(0,1fr)_4rem]">
      <Checkbox dense isSelected={day.works} onChange={onTurn} className="max-md:[&_label]:min-h-11">
        <span className="font-semibold">{name}</span>
      </Checkbox>
      {day.works ? (
        <div className="grid grid-cols-2 gap-2 max-md:col-span-2 max-md:row-start-2 max-md:pb-2 [&_label]:sr-only max-md:[&_input]:min-h-11">
          <TextField
            label={`${name}, from`}
            size="small"
            inputMode="numeric"
            autoComplete="off"
            value={day.from}
            onChange={(from) => onChange({ from })}
            onBlur={() => onChange({ from: tidied(day.from) })}
          />
          <TextField
            label={`${name}, until`}
            size="small"
            inputMode="numeric"
            autoComplete="off"
            value={day.until}
            onChange={(until) => onChange({ until })}
            onBlur={() => onChange({ until: tidied(day.until) })}
          />
        </div>
      ) : (
        <span className="text-sm text-ink-3 max-md:hidden">{off}</span>
      )}
      <div aria-hidden className="relative hidden h-7 border-b border-line bg-paper-2/40 md:block">
        {hours && (
          <span
            className="absolute inset-y-0.5 border-x-3 border-ai bg-ai-soft"
            style={{
              insetInlineStart: `${(hours.fromMinutes * 100) / axisMinutes}%`,
              inlineSize: `${Math.min(100 - (hours.fromMinutes * 100) / axisMinutes, (length * 100) / axisMinutes)}%`,
            }}
          />
        )}
      </div>
      <span className="text-end text-sm tabular-nums max-md:col-start-2 max-md:row-start-1">
        <bdi>{hours ? hoursInWords(length) : <span className="text-ink-3 md:hidden">{off}</span>}</bdi>
      </span>
    </div>
  )
}
