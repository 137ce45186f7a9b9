import type { PersonChoices, PersonKind } from '#contract/people.ts'
import { hoursInWords, weekdayNames } from '#core/days.ts'
import { minutesOfWeek, restsOfWeek, shortestRest, type UsualWeek } from '#core/usual-week.ts'
import { readTime } from '#web/ui/typed-time.ts'

/** A day of the week as it is typed. */
export interface TypedDay {
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
export function hoursOfDay({ works, from, until }: TypedDay): { fromMinutes: number; untilMinutes: number } | null {
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

type Limits = PersonChoices['limits'][PersonKind]

export interface WeekWords {
  hours: string
  /** Warned of, or refused. */
  tone: 'fine' | 'aim' | 'limit'
  sentence: string
  rest: string
  isRestShort: boolean
}

/** A usual week in words: how long it is, and the shortest rest between two days of it. */
export function weekWords(week: UsualWeek, { aimedWeek, utmostWeek, longestDay, leastRest }: Limits): WeekWords {
  const minutes = minutesOfWeek(week, longestDay)
  const isCut = longestDay !== null && week.some((day) => day && day.untilMinutes - day.fromMinutes > longestDay)
  const counted = isCut ? ` Of a day at most ${hoursInWords(longestDay ?? 0)} count: nobody is on duty for longer.` : ''
  const shortest = shortestRest(week)
  const isOver = restsOfWeek(week).some((rest) => rest.minutes < 0)
  const isRestShort = Boolean(shortest && leastRest !== null && shortest.minutes < leastRest)
  return {
    hours: `${hoursInWords(minutes)} a week`,
    tone: minutes > utmostWeek ? 'limit' : minutes > aimedWeek ? 'aim' : 'fine',
    sentence:
      (minutes > utmostWeek
        ? `is above ${hoursInWords(utmostWeek)}, and cannot be saved.`
        : minutes > aimedWeek
          ? `is ${hoursInWords(minutes - aimedWeek)} above the ${hoursInWords(aimedWeek)} that we aim for; above ${hoursInWords(utmostWeek)} it is refused.`
          : `of at most ${hoursInWords(aimedWeek)}.`) + counted,
    rest: shortest
      ? isOver
        ? `${weekdayNames[shortest.after]} ends only after ${weekdayNames[shortest.before]} has begun.`
        : restWords(week, shortest, leastRest)
      : '',
    isRestShort,
  }
}

function restWords(
  week: UsualWeek,
  { after, before, minutes }: { after: number; before: number; minutes: number },
  leastRest: number | null,
): string {
  const [last, next] = [week[after], week[before]]
  const span = `${weekdays[after]} ${writeMinutes(last?.untilMinutes ?? 0)} to ${weekdays[before]} ${writeMinutes(next?.fromMinutes ?? 0)}`
  const rest = `${span} is ${hoursInWords(minutes)} of rest`
  return leastRest !== null && minutes < leastRest
    ? `${rest}, below the least of ${hoursInWords(leastRest)}: the board keeps the two days apart.`
    : `${rest}, the shortest of the week.`
}
