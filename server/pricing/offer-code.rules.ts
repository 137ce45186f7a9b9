import { discountYen, formatYen } from '#contract/money.ts'
import type { CodeOutcome } from '#contract/offer-list.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { OfferCode } from '#server/catalogue/index.ts'
import { dayAndMonth, weekdayName } from '#server/platform/day-words.rules.ts'
import { weekdayOf } from '#server/platform/tokyo-time.rules.ts'

type Days = Pick<OfferCode, 'travelFrom' | 'travelTo' | 'weekdays'>

/** How the line of a code is called on the bill. The view `offer_uses` finds what was booked with a code by it. */
export const codeLabel = (code: string) => `Code ${code}`

/** As they stand on a bill. */
export const codesOnBill = (lines: readonly Pick<QuoteLine, 'kind' | 'label'>[]): string[] =>
  lines.flatMap(({ kind, label }) => (kind === 'offer-code' ? (/^Code ([A-Z0-9]+)$/.exec(label)?.[1] ?? []) : []))

/** What one code takes off a bill. */
export const offYenOf = (lines: readonly QuoteLine[], code: string) =>
  lines.reduce(
    (sum, { kind, label, amountYen }) => (kind === 'offer-code' && label === codeLabel(code) ? sum - amountYen : sum),
    0,
  )

/** What a code takes off, as far as a bill needs to know. */
export interface CodeDiscount {
  code: string
  percentOff: number
  mostOffYen?: number | null
}

/**
 * What codes take off the day or the ride itself, whatever else is on the bill. The one that takes the larger share
 * comes first, whichever was typed first, and the second takes its share of what is left: never below zero.
 */
export function codeLines(
  codes: readonly CodeDiscount[],
  { yen, called }: { yen: number; called: 'the day' | 'the ride' },
): QuoteLine[] {
  const sorted = codes.toSorted((a, b) => b.percentOff - a.percentOff || (a.code < b.code ? -1 : 1))
  let left = yen
  return sorted.flatMap(({ code, percentOff, mostOffYen = null }) => {
    const offYen = discountYen(left, percentOff, mostOffYen)
    const isBounded = offYen < discountYen(left, percentOff)
    const of = left === yen ? `${called} (${formatYen(yen)})` : `what is left of ${called} (${formatYen(left)})`
    left -= offYen
    if (offYen === 0) return []
    const explanation = `${percentOff}% off ${of}${isBounded ? `, ${formatYen(offYen)} at most` : ''}; the other lines stay as they are.`
    return [{ kind: 'offer-code', label: codeLabel(code), explanation, amountYen: -offYen }]
  })
}

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
  offer: Pick<OfferCode, 'isRunning' | 'isForThis' | 'bookFrom' | 'bookUntil'>,
  { bookedOn, what }: { bookedOn: string; what: 'tour' | 'ride' },
): NotCounting | null {
  if (!offer.isRunning) return { outcome: 'not-open', words: 'does not count any more' }
  if (bookedOn < offer.bookFrom)
    return { outcome: 'too-early', words: `can be used from ${inWords(offer.bookFrom)} on` }
  if (bookedOn > offer.bookUntil)
    return { outcome: 'too-late', words: `could be used until ${inWords(offer.bookUntil)}` }
  return offer.isForThis ? null : { outcome: `other-${what}`, words: `does not count for this ${what}` }
}

/** Of two codes that are asked for together: which of them says that it is used alone. Null: they go together. */
export const whyNotTogether = <One extends Pick<OfferCode, 'code' | 'stacks'>>(offers: readonly One[]): One | null =>
  offers.length < 2 ? null : (offers.find(({ stacks }) => !stacks) ?? null)

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
