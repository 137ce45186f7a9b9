import type { Offer } from '#contract/offers.ts'
import type { IsoDay } from '#web/ui/day.ts'

type Days = Pick<Offer, 'code' | 'travelFrom' | 'travelTo' | 'bookUntil'>

const monthOf = (day: IsoDay) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })
const firstOf = (year: number, month: number) => Date.UTC(year, month - 1, 1)
const dayMs = 86_400_000

/** Whole months from this one to the last day of travel, and every offer as shares of that stretch. */
export function layOutYear(offers: readonly Days[], today: IsoDay) {
  const begin = monthOf(today)
  const end = monthOf([today, ...offers.map(({ travelTo }) => travelTo)].sort().at(-1) ?? today)
  const count = (end.year - begin.year) * 12 + end.month - begin.month + 1
  const [from, until] = [firstOf(begin.year, begin.month), firstOf(begin.year, begin.month + count)]
  const share = (day: IsoDay, after = 0) =>
    Math.min(1, Math.max(0, (Date.parse(day) + after * dayMs - from) / (until - from)))
  return {
    months: Array.from({ length: count }, (_, index) => {
      const at = new Date(firstOf(begin.year, begin.month + index))
      return {
        year: at.getUTCFullYear(),
        month: at.getUTCMonth() + 1,
        at: (at.getTime() - from) / (until - from),
      }
    }),
    bars: offers.map(({ code, travelFrom, travelTo, bookUntil }) => ({
      ...{ code, bookUntil },
      from: share(travelFrom),
      to: share(travelTo, 1),
      bookBy: share(bookUntil, 1),
    })),
  }
}
