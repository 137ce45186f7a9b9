import { monthNames } from './days.ts'

/** Parts of every year, such as a season: who is in one, which comes first where two meet, and what lies between them. */

/** Months and days as one number, 1229 is 29 December; both included. One that ends before it begins runs over the new year. */
export interface MonthDays {
  from: number
  to: number
}

/** 2026-12-29 is 1229. */
export const monthDayOf = (isoDay: string) => Number(isoDay.slice(5, 7)) * 100 + Number(isoDay.slice(8, 10))

/** 1230 is "30 Dec". */
export const monthDayWords = (monthDay: number) =>
  `${monthDay % 100} ${(monthNames[Math.floor(monthDay / 100) - 1] ?? '').slice(0, 3)}`

/** "10 Nov to 5 Dec". */
export const monthDaysInWords = ({ from, to }: MonthDays) =>
  from === to ? monthDayWords(from) : `${monthDayWords(from)} to ${monthDayWords(to)}`

const holds = ({ from, to }: MonthDays, day: number) =>
  from <= to ? from <= day && day <= to : from <= day || day <= to

export const isWithin = (part: MonthDays, isoDay: string): boolean => holds(part, monthDayOf(isoDay))

/** A part of the year, or all of it that no other part has. */
export interface Parted {
  days: MonthDays | null
}

/** Of a list, the first that has the day; where none has, the one without days. */
export const partOn = <P extends Parted>(parts: readonly P[], isoDay: string): P | undefined =>
  parts.find(({ days }) => days && isWithin(days, isoDay)) ?? parts.find(({ days }) => days === null)

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** A leap year, so that the 29th of February is somewhere, too. */
const everyDay = monthLengths.flatMap((length, month) =>
  Array.from({ length }, (_, day) => (month + 1) * 100 + day + 1),
)

/** The stretches of the year in which something is so; one over the new year is one. */
function stretchesOf(isSo: (day: number) => boolean): MonthDays[] {
  const found: MonthDays[] = []
  let begun: number | null = null
  for (const [at, day] of everyDay.entries()) {
    const is = isSo(day)
    if (is) begun ??= day
    if (begun !== null && (!is || at === everyDay.length - 1)) {
      found.push({ from: begun, to: is ? day : (everyDay[at - 1] ?? day) })
      begun = null
    }
  }
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last || first === last || first.from !== 101 || last.to !== 1231) return found
  return [{ from: last.from, to: first.to }, ...found.slice(1, -1)]
}

/** Where two parts meet: which is shown, which gives way, and when. */
export interface Meeting<P> {
  shown: P
  hidden: P
  days: MonthDays
}

/** Of a list in its order: the earlier one of two is shown. */
export const meetingsIn = <P extends Parted>(parts: readonly P[]): Meeting<P>[] =>
  parts.flatMap((shown, at) =>
    parts.slice(at + 1).flatMap((hidden) => {
      const [one, other] = [shown.days, hidden.days]
      if (!one || !other) return []
      return stretchesOf((day) => holds(one, day) && holds(other, day)).map((days) => ({ shown, hidden, days }))
    }),
  )

/** When none of them is. */
export const gapsIn = (parts: readonly Parted[]): MonthDays[] =>
  stretchesOf((day) => !parts.some(({ days }) => days && holds(days, day)))
