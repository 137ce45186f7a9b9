import type { ClosedTime, Season } from '#contract/catalogue.ts'
import { closedInWords } from '#contract/closed-words.ts'

/** A part of the year of one tour: closed, or dearer by so many percent of the package. */
export interface TourSeason {
  name: string
  /** As months and days: 310 is 10 March. Both days included. */
  seasonFrom: number
  seasonTo: number
  percent: number
  closed: boolean
  /** Of a closed one: on these alone, 1 is Monday; none: on every day. */
  weekdays: number[]
}

/** A day of the year as one number that sorts: 1124 is 24 November. */
export const dayOfYear = (isoDay: string) => Number(isoDay.slice(5, 7)) * 100 + Number(isoDay.slice(8, 10))

export const toSeason = (from: number | null, to: number | null): Season | null =>
  from === null || to === null ? null : { from: monthDay(from), to: monthDay(to) }

/** Those of them in which the tour is closed, with the words for it. */
export const closedTimesOf = (seasons: readonly TourSeason[]): ClosedTime[] =>
  seasons
    .filter(({ closed }) => closed)
    .map(({ name, seasonFrom, seasonTo, weekdays }) => {
      const days = { from: monthDay(seasonFrom), to: monthDay(seasonTo), weekdays }
      return { ...days, words: closedInWords({ ...days, name }) }
    })

export const fromSeason = (monthAndDay: string) => Number(monthAndDay.replace('-', ''))

/** Whether a tour runs on a day; a season that ends before it begins runs over the new year. */
export function runsOn(season: Season | null, isoDay: string): boolean {
  if (!season) return true
  const [from, to, day] = [fromSeason(season.from), fromSeason(season.to), dayOfYear(isoDay)]
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

const monthDay = (number: number) => {
  const digits = String(number).padStart(4, '0')
  return `${digits.slice(0, 2)}-${digits.slice(2)}`
}
