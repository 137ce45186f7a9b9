import type { Availability, AvailableDay } from '#contract/availability.ts'
import { closedOn } from '#contract/closed-days.ts'
import { addDays } from '#core/days.ts'
import { whyNotInWords } from '#web/inventory/site/index.ts'
import type { MonthDay } from '#web/ui/month-calendar.tsx'
import { type IsoMonth, monthOf } from '#web/ui/month-days.ts'
import { type IsoDay, isInSeason, type RunningTerms, startsAt, whyNot } from './days.ts'

/** A month by the tour's own terms, while nobody has said which cars are free. */
export function staticDays(month: IsoMonth, startTimes: readonly string[], terms: RunningTerms, now: Date): MonthDay[] {
  const last = startTimes.at(-1) ?? '00:00'
  const days: MonthDay[] = []
  for (let day: IsoDay = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) {
    const isFree = whyNot(day, last, terms, { now, seasonWords: null }) === null
    days.push(isFree ? { day, isFree } : { day, isFree, why: staticWhy(day, last, terms, now) })
  }
  return days
}

function staticWhy(day: IsoDay, start: string, terms: RunningTerms, now: Date): string {
  if (!isInSeason(day, terms.season)) return whyNotInWords('outside-season')
  if (startsAt(day, start) <= now) return whyNotInWords('past')
  return closedOn(terms.closed, day)?.words ?? whyNotInWords('too-short-notice', terms.minimumNoticeHours)
}

export const dayIn = (month: Availability | null, day: IsoDay | null): AvailableDay | undefined =>
  month?.days.find((one) => one.day === day)

/** The month to open with: of the chosen day where that can be at all, else of the first that can. */
export function monthToShow(chosen: IsoDay | null, first: IsoDay): IsoMonth {
  const isNear = chosen !== null && chosen >= first && Date.parse(chosen) - Date.parse(first) < 500 * 86_400_000
  return monthOf(isNear ? chosen : first)
}
