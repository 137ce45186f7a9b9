import type { MonthSheet } from '#contract/month-sheet.ts'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'

const awayWords: Record<MonthSheet['days'][number]['away'], string> = {
  '': '',
  off: 'Day off',
  leave: 'Leave',
  ill: 'Ill',
  other: 'Away',
}
const columns = ['Begin', 'End', 'Duty', 'Driving', 'Standing', 'Rest before', 'km']

/** "11:05", of minutes. */
const clock = (minutes: number | null) =>
  minutes === null ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const moment = (day: string, at: string) => `${at.slice(11, 16)}${at.slice(0, 10) > day ? ' +1' : ''}`

/** A line a day, and one more where somebody set out twice. */
export function MonthTable({ sheet: { days, person } }: { sheet: MonthSheet }) {
  return (
    <section
      aria-label={`Duty of ${person.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className="relative max-h-96 overflow-auto outline-offset-3"
    >
      <table className="w-full border-collapse text-[0.8125rem] tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 bg-surface px-4.5 py-1.5 text-start font-[550] text-ink-2">
              Day
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="sticky top-0 bg-surface px-2 py-1.5 text-end font-[550] whitespace-nowrap text-ink-2"
              >
                {column}
              </th>
            ))}
            <th scope="col" className="sticky top-0 bg-surface px-4.5 py-1.5 text-start font-[550] text-ink-2">
              Note
            </th>
          </tr>
        </thead>
        <tbody>
          {days.flatMap(({ day, away, duties }) =>
            (duties.length === 0 ? [null] : duties).map((duty) => (
              <tr key={`${day}${duty?.begins}`} className={cx('border-t border-line', !duty && 'text-ink-3')}>
                <th scope="row" className="px-4.5 py-1 text-start font-normal whitespace-nowrap">
                  {shortDay(day)}
                </th>
                {(duty
                  ? [
                      moment(day, duty.begins),
                      moment(day, duty.ends),
                      clock(duty.dutyMinutes),
                      clock(duty.drivingMinutes),
                      clock(duty.standingMinutes),
                      clock(duty.restMinutes),
                      duty.kilometres === null ? '' : String(duty.kilometres),
                    ]
                  : columns.map(() => '')
                ).map((value, at) => (
                  <td key={columns[at]} className="px-2 py-1 text-end whitespace-nowrap">
                    {value}
                  </td>
                ))}
                <td className="min-w-40 px-4.5 py-1">
                  {duty
                    ? duty.findings.map(({ isOverLimit, words }) => (
                        <bdi
                          key={words}
                          className={cx('block font-semibold', isOverLimit ? 'text-beni' : 'text-kohaku')}
                        >
                          {words}
                        </bdi>
                      ))
                    : awayWords[away]}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}
