import type { Season } from '#contract/catalogue.ts'
import { type ClosedDays, closedOn } from '#contract/closed-days.ts'
import { addDays, weekdayOf } from '#core/days.ts'
import { runsOn } from './season.rules.ts'

export interface OfferDays {
  travelFrom: string
  travelTo: string
  weekdays: readonly number[]
}

/** When a tour runs, and when it is closed although it would. */
export interface TourDays {
  season: Season | null
  closed: readonly ClosedDays[]
}

/** The first day, not before the given one, on which both the offer and the tour run; null when none is left. */
export function firstDayOf(offer: OfferDays, { season, closed }: TourDays, notBefore: string): string | null {
  const isOpen = (day: string) => runsOn(season, day) && !closedOn(closed, day)
  let day = offer.travelFrom > notBefore ? offer.travelFrom : notBefore
  for (; day <= offer.travelTo; day = addDays(day, 1)) {
    if (offer.weekdays.includes(weekdayOf(day)) && isOpen(day)) return day
  }
  return null
}
