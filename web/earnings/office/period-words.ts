import type { EarningsPeriod } from '#contract/earnings.ts'
import { MONTHS, plainDay } from '#web/ui/day.ts'

/** "October 2026", of a month or any day of it. */
export const monthWords = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`

export const shortMonth = (day: string) => (MONTHS[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)

/** "9 to 15 November 2026", "October 2026", "October to December 2026", "2026". */
export function periodWords(period: EarningsPeriod, firstDay: string, lastDay: string): string {
  if (period === 'year') return firstDay.slice(0, 4)
  if (period === 'month') return monthWords(firstDay)
  if (period === 'quarter') return `${MONTHS[Number(firstDay.slice(5, 7)) - 1] ?? ''} to ${monthWords(lastDay)}`
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7)
  return `${isOneMonth ? Number(firstDay.slice(8)) : plainDay(firstDay).slice(0, -5)} to ${plainDay(lastDay)}`
}
