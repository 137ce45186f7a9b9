import type { OfficeOfferRow } from '#contract/offer-list.ts'
import { type IsoDay, MONTHS, shortDay } from '#web/ui/day.ts'

type Days = Pick<OfficeOfferRow, 'bookFrom' | 'bookUntil' | 'travelFrom' | 'travelTo'>

const dayMs = 86_400_000
const [monthsBefore, monthsShown] = [2, 12]

/** The year around today: from two months ago on, in whole months. */
export function stripOf(today: IsoDay) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const at = (index: number) => Date.UTC(year, month - 1 - monthsBefore + index, 1)
  const [from, until] = [at(0), at(monthsShown)]
  const share = (day: IsoDay, after = 0) =>
    Math.min(1, Math.max(0, (Date.parse(day) + after * dayMs - from) / (until - from)))
  return {
    today: share(today),
    months: Array.from({ length: monthsShown }, (_, index) => ({
      name: MONTHS[new Date(at(index)).getUTCMonth()]?.slice(0, 3) ?? '',
      at: (at(index) - from) / (until - from),
    })),
    /** As shares of the strip; null: none of its days is in it. */
    barOf(first: IsoDay, last: IsoDay) {
      const bar = { from: share(first), to: share(last, 1) }
      return bar.to > bar.from ? bar : null
    },
  }
}

/** The same in words: the strip is drawn for the eye alone. */
export const daysInWords = ({ bookFrom, bookUntil, travelFrom, travelTo }: Days) =>
  `Book ${spanInWords(bookFrom, bookUntil)}, travel ${spanInWords(travelFrom, travelTo)}`

export const spanInWords = (from: IsoDay, to: IsoDay) => `${withYear(from)} to ${withYear(to)}`

const withYear = (day: IsoDay) => `${shortDay(day)} ${day.slice(0, 4)}`
