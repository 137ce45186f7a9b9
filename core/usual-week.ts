/** The hours that somebody usually works, weekday by weekday. */

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
