import type { CancellationTier } from '#contract/catalogue.ts'
import { onTokyoClock } from '#core/days.ts'
import { longMoment, tiersToStart } from './cancellation-steps.ts'

const hourMs = 3_600_000

/** Until when how much comes back, as one sentence: with the moment for a day that is chosen, else with the hours. */
export function freeUntil(
  tiers: readonly CancellationTier[],
  chosen: { day: string; start: string } | null,
  now: Date,
): string {
  const giving = tiersToStart(tiers).filter(({ refundPercent }) => refundPercent > 0)
  const [first] = giving
  if (!first) return 'Once booked, cancelling gives nothing back.'
  if (!chosen) return sentence(first, `${first.hoursBefore} hours before the start`)
  const startMs = Date.parse(`${chosen.day}T${chosen.start}:00+09:00`)
  const endOf = ({ hoursBefore }: CancellationTier) => new Date(startMs - hoursBefore * hourMs)
  const open = giving.find((tier) => now < endOf(tier))
  if (!open) return 'So near to the start, cancelling gives nothing back.'
  return sentence(open, `${longMoment(onTokyoClock(endOf(open)))} Tokyo time`)
}

function sentence({ hoursBefore, refundPercent }: CancellationTier, moment: string): string {
  const until = hoursBefore === 0 ? 'the start' : moment
  return refundPercent === 100
    ? `Free to cancel or move until ${until}.`
    : `Cancelling gives ${refundPercent}% back until ${until}.`
}
