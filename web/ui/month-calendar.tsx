import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { weekdayNames } from '#core/days.ts'
import { iconButtonLook } from './button-look.ts'
import { cx } from './cx.ts'
import type { IsoDay } from './day.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import { DayCell, type MonthDay } from './month-day.tsx'
import { addMonths, dayFor, type IsoMonth, monthInWords, monthOf, weeksOf } from './month-days.ts'

export type { MonthDay } from './month-day.tsx'

export type MonthCalendarProps = {
  month: IsoMonth
  /** Days that are not named cannot be chosen. */
  days: readonly MonthDay[]
  value: IsoDay | null
  /** The present day of a booking that is moved. */
  outlined?: IsoDay | null
  onChange: (day: IsoDay) => void
  onMonth: (month: IsoMonth) => void
  earliest?: IsoMonth
  latest?: IsoMonth
  /** What is shown is of before; it stays, dimmed, until the new answer is there. */
  isLoading?: boolean
  /** Takes the focus when it appears. */
  autoFocus?: boolean
  label?: string
  className?: string
}

/**
 * A month of days, weeks from Monday; one day takes the focus, and the arrow keys lead on, also into the next month.
 * Days that cannot be had are reached too, so that one hears why.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, days, value, outlined, onChange, onMonth, earliest, latest, isLoading, autoFocus, label } = props
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setWanted] = useState<IsoDay | null>(null)
  const inMonth = (day: IsoDay | null | undefined) => (day && monthOf(day) === month ? day : null)
  const focused =
    inMonth(wanted) ?? inMonth(value) ?? inMonth(outlined) ?? days.find((day) => day.isFree)?.day ?? `${month}-01`

  /** The day that the keys led to: it takes the focus once it is drawn, which another month may be only later. */
  const awaited = useRef(autoFocus ? focused : null)
  /** Where it went by itself, before anybody knew which days are free: it goes on with them, and never away from a choice. */
  const guessed = useRef(awaited.current)
  const isFree = days.some(({ day, isFree: free }) => free && day === focused)
  useEffect(() => {
    const cellOf = (day: IsoDay | null) => day && table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    const isStillThere = guessed.current !== null && document.activeElement === cellOf(guessed.current)
    if (isStillThere && wanted === null && isFree && guessed.current !== focused) {
      awaited.current = focused
      guessed.current = focused
    }
    const cell = cellOf(awaited.current)
    if (!cell) return
    awaited.current = null
    cell.focus()
  })

  // The cells are drawn again only when they change; what they call must therefore stay the same.
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  }, [onChange])
  const choose = useCallback((day: IsoDay) => {
    setWanted(day)
    change.current(day)
  }, [])

  const move = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const to = dayFor(event.key, from ?? focused, isRtl)
    if (!to) return
    event.preventDefault()
    const bounded = within(to, earliest, latest)
    awaited.current = bounded
    setWanted(bounded)
    if (monthOf(bounded) !== month) onMonth(monthOf(bounded))
  }
  const byDay = new Map(days.map((day) => [day.day, day]))
  return (
    <div className={props.className}>
      <div className="mb-2 flex items-center justify-between gap-1">
        <h3 aria-live="polite" className="me-auto text-body font-semibold">
          <bdi>{monthInWords(month)}</bdi>
        </h3>
        <MonthButton
          label="Previous month"
          icon={ChevronLeft}
          isOff={earliest !== undefined && month <= earliest}
          onPress={() => onMonth(addMonths(month, -1))}
        />
        <MonthButton
          label="Next month"
          icon={ChevronRight}
          isOff={latest !== undefined && month >= latest}
          onPress={() => onMonth(addMonths(month, 1))}
        />
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a month that the arrow keys walk is a grid
        role="grid"
        aria-label={`${label ?? 'Day'}, ${monthInWords(month)}`}
        aria-busy={isLoading || undefined}
        onKeyDown={move}
        className={cx('w-full table-fixed border-separate border-spacing-0.5', isLoading && 'dimmed')}
      >
        <thead aria-hidden>
          <tr>
            {weekdayNames.map((weekday) => (
              <th key={weekday} scope="col" className="py-1 text-center text-label font-normal text-ink-3">
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name than their place in the month
            <tr key={row}>
              {week.map((day, column) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    {...byDay.get(day)}
                    isUnknown={isLoading === true && days.length === 0}
                    isChosen={day === value}
                    isOutlined={day === outlined}
                    isFocused={day === focused}
                    onChoose={choose}
                  />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const within = (day: IsoDay, earliest?: IsoMonth, latest?: IsoMonth): IsoDay => {
  if (earliest && monthOf(day) < earliest) return `${earliest}-01`
  if (latest && monthOf(day) > latest) return weeksOf(latest).flat().findLast(Boolean) ?? day
  return day
}

type MonthButtonProps = { label: string; icon: IconDrawing; isOff: boolean; onPress: () => void }

/** At the last month it says so and keeps the focus, so that a keyboard does not lose its place. */
function MonthButton({ label, icon, isOff, onPress }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onPress()}
      className={cx(iconButtonLook({ framed: true }, isOff), '!size-11 touch-manipulation')}
    >
      <Icon of={icon} points />
    </button>
  )
}
