import { type CalendarDate, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { cx } from './cx.ts'
import { type IsoDay, todayInTokyo } from './day.ts'
import { OpenIconButton } from './open-button.tsx'

export type DayNote = { text: string; spoken: string }

export type CalendarProps = {
  'aria-label'?: string
  value?: IsoDay | null
  defaultValue?: IsoDay
  onChange?: (day: IsoDay) => void
  minDay?: IsoDay
  maxDay?: IsoDay
  /** Taken days are struck out; they can be reached by keyboard, so that one hears that they are taken. */
  isTaken?: (day: IsoDay) => boolean
  /** A small second line in a free day: `text` for the eye ("128"), `spoken` for the ear ("128 thousand yen"). */
  noteOf?: (day: IsoDay) => DayNote | undefined
  today?: IsoDay
  autoFocus?: boolean
  isDisabled?: boolean
  /** What the signs mean, below the month. */
  legend?: string
  className?: string
}

const CELL =
  'grid h-12 w-full place-content-center rounded-[3px] text-center text-[0.9375rem] font-[550] leading-tight tabular-nums outline-offset-1'

/** A month, weeks from Monday. Days are the plain days of Tokyo. */
export function Calendar({ value, defaultValue, onChange, minDay, maxDay, isTaken, noteOf, ...props }: CalendarProps) {
  const { today = todayInTokyo(), legend, className, ...rest } = props
  return (
    <AriaCalendar
      {...rest}
      aria-label={rest['aria-label'] ?? 'Day'}
      value={value ? parseDate(value) : value === undefined ? undefined : null}
      defaultValue={defaultValue ? parseDate(defaultValue) : undefined}
      defaultFocusedValue={parseDate(value ?? defaultValue ?? minDay ?? today)}
      onChange={(date) => onChange?.(date.toString())}
      minValue={minDay ? parseDate(minDay) : undefined}
      maxValue={maxDay ? parseDate(maxDay) : undefined}
      isDateUnavailable={isTaken ? (date) => isTaken(date.toString().slice(0, 10)) : undefined}
      firstDayOfWeek="mon"
      className={cx('grid gap-2', className)}
    >
      <header className="flex items-center justify-between gap-1">
        <Heading className="me-auto text-body font-semibold" />
        <OpenIconButton slot="previous" label="Previous month" icon={ChevronLeft} points framed className="size-10" />
        <OpenIconButton slot="next" label="Next month" icon={ChevronRight} points framed className="size-10" />
      </header>
      <CalendarGrid weekdayStyle="short" className="w-full table-fixed border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="py-1 text-label font-normal text-ink-3">
              {day.slice(0, 2)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} today={today} noteOf={noteOf} />}</CalendarGridBody>
      </CalendarGrid>
      {legend && (
        <p className="text-xs text-ink-3">
          <bdi>{legend}</bdi>
        </p>
      )}
    </AriaCalendar>
  )
}

/** In a table that is a grid every cell is a `gridcell` by itself, and HTML forbids to say so again, as React Aria does. */
const sayNothingTwice = (cell: HTMLTableCellElement | null) => cell?.removeAttribute('role')

function Day({ date, today, noteOf }: { date: CalendarDate; today: IsoDay; noteOf?: CalendarProps['noteOf'] }) {
  const day = date.toString()
  const note = noteOf?.(day)
  return (
    <CalendarCell
      date={date}
      ref={sayNothingTwice}
      className={({ isSelected, isDisabled, isUnavailable, isOutsideMonth }) =>
        cx(
          CELL,
          isOutsideMonth && 'invisible',
          dayTone({ isSelected, isDisabled, isUnavailable }),
          day === today && TODAY,
        )
      }
      render={(props, { isDisabled, isUnavailable }) => {
        const isFree = !isDisabled && !isUnavailable
        const named = {
          ...props,
          'aria-label': [props['aria-label'], isFree && note?.spoken].filter(Boolean).join(', '),
        }
        return <div {...named} />
      }}
    >
      {({ formattedDate, isSelected, isDisabled, isUnavailable }) => (
        <>
          {formattedDate}
          {noteOf && (
            // As content of the style, because the cell's name has the price in words and must not differ from its text.
            <span
              data-note={isDisabled || isUnavailable ? '' : (note?.text ?? '')}
              className={cx(NOTE, isSelected ? 'text-paper' : 'text-ink-3')}
            />
          )}
        </>
      )}
    </CalendarCell>
  )
}

const NOTE = 'block min-h-3.5 text-[0.71875rem] font-[450] after:content-[attr(data-note)]'
const TODAY = 'inset-ring inset-ring-edge'

function dayTone(is: { isSelected: boolean; isDisabled: boolean; isUnavailable: boolean }) {
  if (is.isUnavailable) return 'cursor-not-allowed font-normal text-ink-3 line-through'
  if (is.isDisabled) return 'cursor-not-allowed font-normal text-edge'
  if (is.isSelected) return 'cursor-pointer bg-ai text-paper'
  return 'cursor-pointer text-ink hover:bg-paper-2'
}
