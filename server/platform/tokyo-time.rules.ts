import { dayMs } from '#core/days.ts'

export { addDays, onTokyoClock as tokyoIso, weekdayOf } from '#core/days.ts'

/** Japan keeps one time the whole year, so a wall time in Tokyo is an instant by plain arithmetic. */
const aheadOfUtcMs = 9 * 3_600_000

const shiftedMs = (at: Date) => at.getTime() + aheadOfUtcMs
const shifted = (at: Date) => new Date(shiftedMs(at)).toISOString()

/** How many midnights in Tokyo lie between 1 January 1970 and a moment. */
const dayNumberOf = (at: Date) => Math.floor(shiftedMs(at) / dayMs)

/** '2026-11-24' and '08:30' in Tokyo as an instant. */
export const tokyoInstant = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`)

/** Of the days that were asked for, since every job and every person of a calendar asks for the same few. */
const namesOfDays = new Map<number, string>()
const mostDaysKept = 2000

export function tokyoDayOf(at: Date): string {
  const number = dayNumberOf(at)
  const known = namesOfDays.get(number)
  if (known !== undefined) return known
  const name = shifted(at).slice(0, 10)
  if (namesOfDays.size >= mostDaysKept) namesOfDays.clear()
  namesOfDays.set(number, name)
  return name
}

export const tokyoTimeOf = (at: Date) => shifted(at).slice(11, 16)

export const minutesOfTokyoDay = (at: Date) => Math.floor((shiftedMs(at) - dayNumberOf(at) * dayMs) / 60_000)

/** 1 is Monday, 7 is Sunday. The first day that is counted was a Thursday. */
export const weekdayAt = (at: Date) => ((((dayNumberOf(at) + 3) % 7) + 7) % 7) + 1

export const addMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)

export const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000
