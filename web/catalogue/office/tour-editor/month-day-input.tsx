import { MONTHS } from '#web/ui/day.ts'
import { BOX } from './fields.tsx'
import { daysInMonth, monthDay } from './season.rules.ts'

type MonthDayInputProps = { label: string; value: string | null; onChange: (value: string | null) => void; id?: string }

/** A day of every year: its number and its month. */
export function MonthDayInput({ label, value, onChange, id }: MonthDayInputProps) {
  const [month, day] = value ? value.split('-').map(Number) : [0, 0]
  const set = (nextMonth: number, nextDay: number) =>
    onChange(nextMonth === 0 ? null : monthDay(nextMonth, nextDay === 0 ? 1 : nextDay))
  return (
    // biome-ignore lint/a11y/useSemanticElements: two lists in a cell of a table; a fieldset cannot be laid out there
    <span role="group" aria-label={label} className="flex gap-1">
      <select
        id={id}
        aria-label={`${label}: day`}
        value={day ?? 0}
        onChange={(event) => set(month || 1, Number(event.currentTarget.value))}
        className={`${BOX} !w-[3.6rem] !px-1.5`}
      >
        <option value={0} disabled>
          Day
        </option>
        {Array.from({ length: daysInMonth(month || 1) }, (_, index) => index + 1).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
      <select
        aria-label={`${label}: month`}
        value={month ?? 0}
        onChange={(event) => set(Number(event.currentTarget.value), day ?? 1)}
        className={`${BOX} !w-[4.6rem] !px-1.5`}
      >
        <option value={0} disabled>
          Month
        </option>
        {MONTHS.map((name, index) => (
          <option key={name} value={index + 1}>
            {name.slice(0, 3)}
          </option>
        ))}
      </select>
    </span>
  )
}
