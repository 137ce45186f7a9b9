import type { OfferCode } from '#server/catalogue/index.ts'
import { dayAndMonth, weekdayName } from '#server/platform/day-words.rules.ts'
import { weekdayOf } from '#server/platform/tokyo-time.rules.ts'

type Days = Pick<OfferCode, 'travelFrom' | 'travelTo' | 'weekdays'>

/** Why a code takes nothing off a day, after its name: "does not count on Fridays". Null: it counts. */
export function whyNotCounting(offer: Days | undefined, day: string): string | null {
  if (!offer) return 'does not count any more'
  if (day < offer.travelFrom) return `does not count before ${inWords(offer.travelFrom)}`
  if (day > offer.travelTo) return `does not count after ${inWords(offer.travelTo)}`
  return offer.weekdays.includes(weekdayOf(day)) ? null : `does not count on ${weekdayName(day)}s`
}

const inWords = (day: string) => `${dayAndMonth(day)} ${day.slice(0, 4)}`
