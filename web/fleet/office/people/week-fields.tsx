import type { PersonChoices, PersonKind } from '#contract/people.ts'
import { hoursInWords, weekdayNames } from '#core/days.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { readTime } from '#web/ui/typed-time.ts'
import { hoursOfDay, type TypedDay, type TypedWeek, weekOf, weekWords } from './week-words.ts'

type WeekFieldsProps = {
  week: TypedWeek
  limits: PersonChoices['limits'][PersonKind]
  error: string | undefined
  onChange: (week: TypedWeek) => void
}

/** The axis goes on into the night that belongs to the day before. */
const axisMinutes = 1800
const ticks = [0, 4, 8, 12, 16, 20, 24, 28]

const toneLooks = { fine: 'text-ink', aim: 'text-kohaku', limit: 'text-beni' } as const

/** A usual week: on which days somebody works and between which hours, as figures to type and as bars to see. */
export function WeekFields({ week, limits, error, onChange }: WeekFieldsProps) {
  const words = weekWords(weekOf(week), limits)
  const change = (at: number, part: Partial<TypedDay>) =>
    onChange(week.map((day, index) => (index === at ? { ...day, ...part } : day)))
  /** Who begins to work on a day has the hours of the day before, or of any other. */
  const turn = (at: number, works: boolean) => {
    const like = [...week.slice(0, at).toReversed(), ...week.slice(at + 1)].find((day) => day.works && hoursOfDay(day))
    const isBlank = week[at]?.from === '' && week[at]?.until === ''
    change(at, { works, ...(works && isBlank ? { from: like?.from ?? '07:00', until: like?.until ?? '18:00' } : {}) })
  }
  return (
    <Panel title="A usual week" aside={words.hours} flush>
      <fieldset aria-label="A usual week" className="min-w-0">
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
            onTurn={(works) => turn(at, works)}
            onChange={(part) => change(at, part)}
          />
        ))}
      </fieldset>
      <div aria-live="polite" className="grid gap-1 border-t border-line px-4.5 py-3 text-sm">
        {error && <ErrorWords>{error}</ErrorWords>}
        <p className="text-ink-2">
          <b className={cx('font-semibold', toneLooks[words.tone])}>{words.hours}</b> {words.sentence}
        </p>
        {words.rest && <p className={words.isRestShort ? 'font-[550] text-kohaku' : 'text-ink-2'}>{words.rest}</p>}
        <p className="text-[0.8125rem] text-ink-3">
          Between these hours jobs may lie. An end before the beginning is on the next day.
        </p>
      </div>
    </Panel>
  )
}

type DayRowProps = {
  name: string
  day: TypedDay
  onTurn: (works: boolean) => void
  onChange: (part: Partial<TypedDay>) => void
}

function DayRow({ name, day, onTurn, onChange }: DayRowProps) {
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
        <span className="text-sm text-ink-3 max-md:hidden">Day off</span>
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
        <bdi>{hours ? hoursInWords(length) : <span className="text-ink-3 md:hidden">Day off</span>}</bdi>
      </span>
    </div>
  )
}
