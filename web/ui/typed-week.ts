import { weekdayNames } from '#core/days.ts'
import type { Hours, UsualWeek } from '#core/usual-week.ts'
import { readTime } from './typed-time.ts'

/** A day of the week as it is typed. */
export interface TypedDay {
  /** It has hours. */
  works: boolean
  from: string
  until: string
}
export type TypedWeek = readonly TypedDay[]

export const weekdays: readonly string[] = weekdayNames.map((name) => name.slice(0, 3))

const dayMinutes = 1440

const minutesOf = (time: string): number | null => {
  const read = readTime(time)
  return read === null ? null : Number(read.slice(0, 2)) * 60 + Number(read.slice(3))
}

export const writeMinutes = (minutes: number): string => {
  const within = minutes > dayMinutes ? minutes - dayMinutes : minutes
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** An end that is not after its beginning is on the next day. What is no time is none yet. */
export function hoursOfDay({ works, from, until }: TypedDay): Hours | null {
  const [begins, ends] = [minutesOf(from), minutesOf(until)]
  if (!works || begins === null || ends === null || begins >= dayMinutes) return null
  return { fromMinutes: begins, untilMinutes: ends > begins ? ends : ends + dayMinutes }
}

export const weekOf = (days: TypedWeek): UsualWeek => days.map(hoursOfDay)

/** The first day on which something stands that is no time. */
export function faultOfTimes(days: TypedWeek): string | undefined {
  const at = days.findIndex((day) => day.works && hoursOfDay(day) === null)
  return at < 0 ? undefined : `${weekdayNames[at]}: write both times, like 07:00 and 18:00.`
}

export const typedWeekOf = (week: UsualWeek): TypedWeek =>
  week.map((hours) =>
    hours
      ? { works: true, from: writeMinutes(hours.fromMinutes), until: writeMinutes(hours.untilMinutes) }
      : { works: false, from: '', until: '' },
  )
