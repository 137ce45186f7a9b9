import { weekdayNames } from './days.ts'

/** Hours weekday by weekday: those that somebody usually works, or in which something is open. */

export interface Hours {
  /** After midnight in Tokyo. */
  fromMinutes: number
  /** Over 1440 is after the next midnight. */
  untilMinutes: number
}

/** From Monday to Sunday; null: a day off. */
export type UsualWeek = readonly (Hours | null)[]

const dayMinutes = 1440

/**
 * How long such a week is. Hours say between which work may lie: of a long day no more counts than a day of work may last,
 * where there is such a limit.
 */
export const minutesOfWeek = (week: UsualWeek, longestDayMinutes: number | null): number =>
  week.reduce(
    (sum, hours) =>
      sum + (hours ? Math.min(hours.untilMinutes - hours.fromMinutes, longestDayMinutes ?? dayMinutes) : 0),
    0,
  )

/** What such a week makes of a month: a year has twelve of these and a little over fifty-two of those. */
export const monthOfWeek = (minutes: number): number => Math.round((minutes * 365.25) / 7 / 12)

export interface RestBetween {
  /** The places of the two days in the week. */
  after: number
  before: number
  minutes: number
}

/** The rest from each day of work to the next day, where that is one, too. Below zero: the hours lie over each other. */
export const restsOfWeek = (week: UsualWeek): RestBetween[] =>
  week.flatMap((hours, after) => {
    const before = (after + 1) % week.length
    const next = week[before]
    return hours && next ? [{ after, before, minutes: dayMinutes + next.fromMinutes - hours.untilMinutes }] : []
  })

/** The shortest, the first of several. */
export const shortestRest = (week: UsualWeek): RestBetween | undefined =>
  restsOfWeek(week).toSorted((a, b) => a.minutes - b.minutes)[0]

/** "05:00", and after midnight "01:00 the next day". */
export const timeInWords = (minutes: number): string => {
  const time = `${String(Math.floor((minutes % dayMinutes) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  if (minutes < dayMinutes) return time
  return minutes === dayMinutes ? '24:00' : `${time} the next day`
}

/** "07:00 to 18:00". */
export const spanInWords = ({ fromMinutes, untilMinutes }: Hours): string =>
  `${timeInWords(fromMinutes)} to ${timeInWords(untilMinutes)}`

const shortNames = weekdayNames.map((name) => name.slice(0, 3))

/** "Mon to Fri 07:00 to 18:00, Sat 08:00 to 13:00"; days that follow each other with the same hours together. */
export function weekInWords(days: UsualWeek): string {
  const spans: { first: number; last: number; hours: string }[] = []
  days.forEach((one, at) => {
    if (!one) return
    const hours = spanInWords(one)
    const before = spans.at(-1)
    if (before && before.last === at - 1 && before.hours === hours) before.last = at
    else spans.push({ first: at, last: at, hours })
  })
  return spans
    .map(({ first, last, hours }) => `${shortNames[first]}${last > first ? ` to ${shortNames[last]}` : ''} ${hours}`)
    .join(', ')
}
