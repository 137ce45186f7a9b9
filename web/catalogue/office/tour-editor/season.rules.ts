import type { Season } from '#contract/catalogue.ts'
import { weekdaysInWords } from '#contract/closed-words.ts'
import type { DraftSeason } from '#contract/tour-draft.ts'
import { MONTHS } from '#web/ui/day.ts'

const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]

/** Where in the year a day lies, 0 to 1; a leap day shares the place of the first of March. */
const placeOf = (monthDay: string) => {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  return ((DAYS_BEFORE[month - 1] ?? 0) + day - 1) / 365
}

export interface Span {
  from: number
  to: number
}

/** A season as stretches of the year, 0 to 1; over the new year it has two. */
export function spansOfSeason(season: Season | null): Span[] {
  if (!season) return [{ from: 0, to: 1 }]
  const [from, to] = [placeOf(season.from), placeOf(season.to) + 1 / 365]
  if (season.from <= season.to) return [{ from, to }]
  return [
    { from: 0, to },
    { from, to: 1 },
  ]
}

/** Months as stretches of the year; neighbours are one. */
export function spansOfMonths(months: readonly number[]): Span[] {
  const spans: Span[] = []
  for (const month of [...new Set(months)].toSorted((a, b) => a - b)) {
    const span = { from: (DAYS_BEFORE[month - 1] ?? 0) / 365, to: (DAYS_BEFORE[month] ?? 365) / 365 }
    const last = spans.at(-1)
    if (last && Math.abs(last.to - span.from) < 1e-9) last.to = span.to
    else spans.push(span)
  }
  return spans
}

/** "10 Mar". */
export const shortMonthDay = (written: string) =>
  `${Number(written.slice(3))} ${(MONTHS[Number(written.slice(0, 2)) - 1] ?? '').slice(0, 3)}`

export const seasonInWords = (season: Season | null) =>
  season ? `${shortMonthDay(season.from)} to ${shortMonthDay(season.to)}` : 'All year'

/** "closed", "closed on Tuesdays", "8%". */
export function changeInWords({ closed, weekdays, percent }: Pick<DraftSeason, 'closed' | 'weekdays' | 'percent'>) {
  if (!closed) return `${percent}%`
  return weekdays.length > 0 ? `closed on ${weekdaysInWords(weekdays)}` : 'closed'
}

/** "Mar to May, Nov". */
export function monthsInWords(months: readonly number[]): string {
  const among = new Set(months)
  if (among.size === 12) return 'All year'
  if (among.size === 0) return 'None chosen'
  const name = (month: number) => (MONTHS[month - 1] ?? '').slice(0, 3)
  const starts = [...among].filter((month) => !among.has(month === 1 ? 12 : month - 1)).toSorted((a, b) => a - b)
  return starts
    .map((start) => {
      let end = start
      while (among.has((end % 12) + 1)) end = (end % 12) + 1
      return end === start ? name(start) : `${name(start)} to ${name(end)}`
    })
    .join(', ')
}

const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A day of the year from its two parts; the day gives way where the month is shorter. */
export function monthDay(month: number, day: number): string {
  const days = daysOf[month - 1] ?? 31
  return `${String(month).padStart(2, '0')}-${String(Math.max(1, Math.min(day, days))).padStart(2, '0')}`
}

export const daysInMonth = (month: number) => daysOf[month - 1] ?? 31
