import { monthNames, weekdayNames } from '#core/days.ts'
import { listed } from '#core/words.ts'
import type { ClosedDays } from './closed-days.ts'

/** "Mondays and Thursdays". */
export const weekdaysInWords = (weekdays: readonly number[]): string =>
  listed(weekdays.toSorted((a, b) => a - b).map((weekday) => `${weekdayNames[weekday - 1]}s`))

const inYear = (monthDay: string) => `${Number(monthDay.slice(3))} ${monthNames[Number(monthDay.slice(0, 2)) - 1]}`

/** "does not run on Tuesdays: the railway museum is closed", as it follows a day or a tour. */
export function closedInWords({ name, from, to, weekdays }: ClosedDays & { name: string }): string {
  const isAllYear = from === '01-01' && to === '12-31'
  const part = isAllYear && weekdays.length > 0 ? '' : `from ${inYear(from)} to ${inYear(to)}`
  const on = weekdays.length > 0 ? `on ${weekdaysInWords(weekdays)}` : ''
  return `does not run ${[on, part].filter(Boolean).join(' ')}: ${name}`
}
