import type { EarningsPeriod } from '#contract/earnings.ts'
import { addDays, tokyoInstant, weekdayOf } from '#server/platform/tokyo-time.rules.ts'

/** Days in Tokyo, both included. */
export interface Span {
  firstDay: string
  lastDay: string
}

/** The first of the month that lies so many months from a day's. */
export function monthOf(day: string, months = 0): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

export function periodOf(unit: EarningsPeriod, day: string): Span {
  if (unit === 'week') {
    const monday = addDays(day, 1 - weekdayOf(day))
    return { firstDay: monday, lastDay: addDays(monday, 6) }
  }
  if (unit === 'month') return { firstDay: monthOf(day), lastDay: addDays(monthOf(day, 1), -1) }
  if (unit === 'quarter') {
    const first = monthOf(day, -((Number(day.slice(5, 7)) - 1) % 3))
    return { firstDay: first, lastDay: addDays(monthOf(first, 3), -1) }
  }
  return { firstDay: `${day.slice(0, 4)}-01-01`, lastDay: `${day.slice(0, 4)}-12-31` }
}

export const momentsOf = ({ firstDay, lastDay }: Span) => ({
  from: tokyoInstant(firstDay, '00:00'),
  until: tokyoInstant(addDays(lastDay, 1), '00:00'),
})

/** The same date a year before; the 29th of February becomes the 28th. */
export function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return before.endsWith('02-29') ? `${before.slice(0, 8)}28` : before
}

/** What a chart by days or months shows: the days of the period, or the year of months that ends with it. */
export function chartSpan(by: 'day' | 'month', unit: EarningsPeriod, period: Span): Span {
  if (by === 'day' || unit === 'year') return period
  return { firstDay: monthOf(period.lastDay, -11), lastDay: addDays(monthOf(period.lastDay, 1), -1) }
}

/** Every day or the first of every month of a span. */
export function keysOf(by: 'day' | 'month', { firstDay, lastDay }: Span): string[] {
  const keys: string[] = []
  for (let key = firstDay; key <= lastDay; key = by === 'day' ? addDays(key, 1) : monthOf(key, 1)) keys.push(key)
  return keys
}

export const lastDayOf = (by: 'day' | 'month', key: string) => (by === 'day' ? key : addDays(monthOf(key, 1), -1))
