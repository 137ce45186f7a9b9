import * as z from 'zod/mini'
import { addDays, isDay } from '#core/days.ts'

/** Days as a list's filter names them: a word that stays true tomorrow, or `2026-11-15..2026-11-22`, either end open. */

export const daySpanWords = [
  'coming',
  'today',
  'tomorrow',
  'next-7',
  'last-7',
  'last-30',
  'this-month',
  'last-month',
] as const
export type DaySpanWord = (typeof daySpanWords)[number]

export interface Span {
  /** Both included; null: no end on this side. */
  from: string | null
  to: string | null
}

/** The first day of a month: 0 is that of the day given, -1 the one before. */
function firstOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const spans: Record<DaySpanWord, (today: string) => Span> = {
  coming: (today) => ({ from: today, to: null }),
  today: (today) => ({ from: today, to: today }),
  tomorrow: (today) => ({ from: addDays(today, 1), to: addDays(today, 1) }),
  'next-7': (today) => ({ from: today, to: addDays(today, 7) }),
  'last-7': (today) => ({ from: addDays(today, -7), to: today }),
  'last-30': (today) => ({ from: addDays(today, -30), to: today }),
  'this-month': (today) => ({ from: firstOfMonth(today, 0), to: addDays(firstOfMonth(today, 1), -1) }),
  'last-month': (today) => ({ from: firstOfMonth(today, -1), to: addDays(firstOfMonth(today, 0), -1) }),
}

/** What a filter of days means on a day; null: it is not one. */
export function readDaySpan(typed: string, today: string): Span | null {
  const word = daySpanWords.find((known) => known === typed)
  if (word) return spans[word](today)
  const [from, to, ...more] = typed.split('..')
  if (from === undefined || to === undefined || more.length > 0 || (from === '' && to === '')) return null
  if ((from !== '' && !isDay(from)) || (to !== '' && !isDay(to)) || (from && to && from > to)) return null
  return { from: from || null, to: to || null }
}

/** For the input of a list; empty: all days. */
export const DaySpan = z._default(
  z.string().check(
    z.maxLength(30),
    z.refine(
      (typed) => typed === '' || readDaySpan(typed, '2026-01-01') !== null,
      'Please choose days as 2026-11-15..2026-11-22.',
    ),
  ),
  '',
)
