import type { PersonRow } from '#contract/people.ts'
import { MonthBar, monthWords } from '#web/ui/office/month-bar.tsx'

/** To whole hours, as a list is read. */
const hours = (minutes: number) => `${Math.round(minutes / 60)} h`

/** Duty of the running month in a row of the list. */
export function MonthCell({ row: { month } }: { row: Pick<PersonRow, 'month'> }) {
  const beside = monthWords(month)
  return (
    <span className="block w-32 max-w-full tabular-nums" {...(beside ? { title: beside } : {})}>
      <span className="block whitespace-nowrap">
        <b className="font-semibold">{hours(month.doneMinutes)}</b>{' '}
        <span className="text-ink-2">+ {hours(month.plannedMinutes)} planned</span>
      </span>
      <MonthBar of={month} className="mt-1.5" />
      {beside && <span className="sr-only">{beside}</span>}
    </span>
  )
}
