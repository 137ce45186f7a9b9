import type { CodeOutcome } from '#contract/offer-list.ts'
import type { OfferCode } from '#server/catalogue/index.ts'
import { dayAndMonth, weekdayName } from '#server/platform/day-words.rules.ts'
import { weekdayOf } from '#server/platform/tokyo-time.rules.ts'

type Days = Pick<OfferCode, 'travelFrom' | 'travelTo' | 'weekdays'>

/** How the line of a code is called on the bill. The view `offer_uses` finds what was booked with a code by it. */
export const codeLabel = (code: string) => `Code ${code}`

/** Why a code takes nothing off: as it is counted, and after its name, as in "does not count on Fridays". */
export interface NotCounting {
  outcome: CodeOutcome
  words: string
}

/** Null: it counts on this day. */
export function whyNotOnDay(offer: Days, day: string): NotCounting | null {
  if (day < offer.travelFrom)
    return { outcome: 'travel-early', words: `does not count before ${inWords(offer.travelFrom)}` }
  if (day > offer.travelTo) return { outcome: 'travel-late', words: `does not count after ${inWords(offer.travelTo)}` }
  return offer.weekdays.includes(weekdayOf(day))
    ? null
    : { outcome: 'weekday', words: `does not count on ${weekdayName(day)}s` }
}

/** Null: it may be used by who books on this day. */
export function whyNotOpen(
  offer: Pick<OfferCode, 'isRunning' | 'isForTour' | 'bookFrom' | 'bookUntil'>,
  bookedOn: string,
): NotCounting | null {
  if (!offer.isRunning) return { outcome: 'not-open', words: 'does not count any more' }
  if (bookedOn < offer.bookFrom)
    return { outcome: 'too-early', words: `can be used from ${inWords(offer.bookFrom)} on` }
  if (bookedOn > offer.bookUntil)
    return { outcome: 'too-late', words: `could be used until ${inWords(offer.bookUntil)}` }
  return offer.isForTour ? null : { outcome: 'other-tour', words: 'does not count for this tour' }
}

/** Null: something of it is left for this guest. */
export function whyNothingLeft(
  offer: Pick<OfferCode, 'oncePerGuest' | 'budgetYen'>,
  { givenYen, byGuest }: { givenYen: number; byGuest: number },
  offYen: number,
): NotCounting | null {
  if (offer.oncePerGuest && byGuest > 0)
    return { outcome: 'used', words: 'counts once for each guest, and you have booked with it' }
  if (offer.budgetYen !== null && givenYen + offYen > offer.budgetYen)
    return { outcome: 'budget', words: 'does not count any more: what was set aside for this offer is used up' }
  return null
}

const inWords = (day: string) => `${dayAndMonth(day)} ${day.slice(0, 4)}`
