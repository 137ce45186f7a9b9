import type { JourneyWay } from '#contract/journey-ways.ts'
import { formatYen } from '#contract/money.ts'
import { leftWithUs, paidAndRefunded } from '#contract/money-back.ts'
import { uncapitalized } from '#core/words.ts'

type Money = Pick<JourneyWay, 'totalYen' | 'paidYen' | 'refundedYen' | 'state' | 'called'>

/** Ended before anything was paid: nobody owes it, and it is no part of what was bought. */
const neverBought = ({ state, paidYen }: Money) =>
  paidYen === 0 && (state === 'expired' || state === 'cancelled' || state === 'rejected')

/** The whole of it: what was paid, and what is not, or went back, in words. */
export function journeyMoney(all: readonly Money[]): { label: string; yen: number; note: string } {
  const ways = all.filter((way) => !neverBought(way))
  const [only, ...others] = ways
  const sum = (of: (way: Money) => number) => ways.reduce((yen, way) => yen + of(way), 0)
  const [totalYen, paidYen, refundedYen] = [
    sum((way) => way.totalYen),
    sum((way) => way.paidYen),
    sum((way) => way.refundedYen),
  ]
  if (refundedYen > 0)
    return {
      label: leftWithUs,
      yen: paidYen - refundedYen,
      note: paidAndRefunded({ paidYen, refundedYen }),
    }
  if (only && others.length === 0 && all.length > 1) {
    const way = uncapitalized(only.called)
    return paidYen === totalYen
      ? { label: `Paid for ${way}`, yen: paidYen, note: '' }
      : { label: only.called, yen: totalYen, note: `${formatYen(paidYen)} of it is paid.` }
  }
  if (paidYen === totalYen) return { label: 'Paid for both ways', yen: paidYen, note: '' }
  return { label: 'Both ways', yen: totalYen, note: `${formatYen(paidYen)} of it is paid.` }
}
