import type { Season } from '#contract/catalogue.ts'
import { runsOn } from './season.rules.ts'

export interface OfferDays {
  travelFrom: string
  travelTo: string
  weekdays: readonly number[]
}

/** The first day, not before the given one, on which both the offer and the tour run; null when none is left. */
export function firstDayOf(offer: OfferDays, season: Season | null, notBefore: string): string | null {
  let day = offer.travelFrom > notBefore ? offer.travelFrom : notBefore
  for (; day <= offer.travelTo; day = nextDay(day)) {
    if (offer.weekdays.includes(weekdayOf(day)) && runsOn(season, day)) return day
  }
  return null
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
