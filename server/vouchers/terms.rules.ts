import type { CancellationTier } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { longTokyoDay } from './tokyo-words.rules.ts'

/** What cancelling still gives back, with its moments: "Free to cancel until Sunday 22 November 2026, 05:30 Tokyo time." */
export function cancellationTerms(tiers: readonly CancellationTier[], startsAt: Date, now: Date): string {
  const giving = tiers
    .filter((tier) => tier.refundPercent > 0 && endOf(tier, startsAt) > now)
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
  if (giving.length === 0) return 'Cancelling gives nothing back.'
  const parts = giving.map(({ hoursBefore, refundPercent }, index) => {
    const until = untilWords(endOf({ hoursBefore }, startsAt))
    if (refundPercent === 100) return `${index === 0 ? 'Free' : 'free'} to cancel until ${until}`
    return index === 0
      ? `Cancelling gives ${refundPercent}% back until ${until}`
      : `${refundPercent}% back until ${until}`
  })
  const goesOn = giving.at(-1)?.hoursBefore === 0
  return `${parts.join('; ')} Tokyo time.${goesOn ? '' : ' After that, cancelling gives nothing back.'}`
}

const endOf = ({ hoursBefore }: Pick<CancellationTier, 'hoursBefore'>, startsAt: Date) =>
  new Date(startsAt.getTime() - hoursBefore * 3_600_000)

const untilWords = (at: Date) => `${longTokyoDay(at)}, ${tokyoTimeOf(at)}`

export interface PaidAndBack {
  paidYen: number
  refundedYen: number
  /** Still to pay on the day; left out: nothing. */
  dueYen?: number
}

/** "Paid: ¥130,200.", what of it went back, and what is still to pay. */
export const paidWords = ({ paidYen, refundedYen, dueYen = 0 }: PaidAndBack) =>
  `${dueYen > 0 ? `Due on the day: ${formatYen(dueYen)}. ` : ''}Paid: ${formatYen(paidYen)}${refundedYen > 0 ? `, of which ${formatYen(refundedYen)} went back` : ''}.`
