import type { DashboardPeriod } from '#contract/dashboard.ts'
import { addDays, tokyoInstant, weekdayOf } from '#server/platform/tokyo-time.rules.ts'

/** Days in Tokyo, both included. */
export interface Span {
  firstDay: string
  lastDay: string
}

export const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))

/** The first of the month that lies so many months from a day's. */
export function monthOf(day: string, months = 0): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The period in which a day lies, and so many before it; the oldest first. */
export function periodsUntil(unit: DashboardPeriod, day: string, count: number): Span[] {
  const firstOf = (back: number) => {
    if (unit === 'week') return addDays(mondayOf(day), -7 * back)
    if (unit === 'month') return monthOf(day, -back)
    const intoQuarter = (Number(day.slice(5, 7)) - 1) % 3
    return monthOf(day, -intoQuarter - 3 * back)
  }
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    return { firstDay: firstOf(back), lastDay: addDays(firstOf(back - 1), -1) }
  })
}

/** A span as moments, half-open. */
export const momentsOf = ({ firstDay, lastDay }: Span) => ({
  from: tokyoInstant(firstDay, '00:00'),
  until: tokyoInstant(addDays(lastDay, 1), '00:00'),
})

export const isWithin = ({ firstDay, lastDay }: Span, day: string) => firstDay <= day && day <= lastDay

export const sumWithin = <Row extends { day: string }>(
  rows: readonly Row[],
  span: Span,
  countOf: (row: Row) => number,
) => rows.reduce((sum, row) => (isWithin(span, row.day) ? sum + countOf(row) : sum), 0)

/** In percent with one decimal; null of nothing. */
export const percentOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10)

/** The day a year before that falls on the same weekday: 52 weeks. */
export const yearBefore = (day: string) => addDays(day, -364)
