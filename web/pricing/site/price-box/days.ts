import type { Season, Tour } from '#contract/catalogue.ts'
import { closedOn } from '#contract/closed-days.ts'
import { addDays } from '#core/days.ts'
import { type IsoDay, longDay, todayInTokyo } from '#web/ui/day.ts'

export type { IsoDay } from '#web/ui/day.ts'

export type RunningTerms = Pick<Tour, 'season' | 'closed' | 'minimumNoticeHours'>

const hourMs = 3_600_000
/** A season comes round within a year; the longest notice is days. */
const furthestFirstDay = 400

/** The moment at which a day begins: times of the day are Tokyo's, wherever the reader may be. */
export const startsAt = (day: IsoDay, start: string) => new Date(`${day}T${start}:00+09:00`)

/** Over the new year when the season ends before it begins. */
export function isInSeason(day: IsoDay, season: Season | null): boolean {
  if (!season) return true
  const [date, { from, to }] = [day.slice(5), season]
  return from <= to ? from <= date && date <= to : from <= date || date <= to
}

/** Why a day cannot be chosen, in words; null when it can. `seasonWords` is the season as people say it. */
export function whyNot(
  day: IsoDay,
  start: string,
  terms: RunningTerms,
  { now, seasonWords }: { now: Date; seasonWords: string | null },
): string | null {
  if (day < todayInTokyo(now)) return `${longDay(day, { withYear: true })} has passed.`
  if (!isInSeason(day, terms.season)) return `On ${longDay(day)} it does not run: only ${seasonWords}.`
  const shut = closedOn(terms.closed, day)
  if (shut) return `It ${shut.words}.`
  const hoursLeft = (startsAt(day, start).getTime() - now.getTime()) / hourMs
  if (hoursLeft < terms.minimumNoticeHours)
    return `${longDay(day)} is too near: we need ${terms.minimumNoticeHours} hours before the start.`
  return null
}

/** The nearest day that can be chosen. */
export function firstDay(start: string, terms: RunningTerms, now: Date): IsoDay {
  const today = todayInTokyo(now)
  for (let ahead = 0; ahead < furthestFirstDay; ahead++) {
    const day = addDays(today, ahead)
    if (whyNot(day, start, terms, { now, seasonWords: null }) === null) return day
  }
  return today
}
