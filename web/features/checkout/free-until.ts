import type { CancellationTier } from '#contract/catalogue.ts'
import { longMoment, onTokyoClock } from '#web/ui/cancellation-steps.ts'

const hourMs = 3_600_000

/** Until when how much comes back, for a chosen day; null while there is none. */
export function freeUntil(
  tiers: readonly CancellationTier[],
  { day, start }: { day?: string; start?: string },
  now: Date,
): string | null {
  if (!day || !start) return null
  const startMs = Date.parse(`${day}T${start}:00+09:00`)
  const open = tiers
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
    .find(({ hoursBefore, refundPercent }) => refundPercent > 0 && now.getTime() < startMs - hoursBefore * hourMs)
  if (!open) return 'So near to the start, cancelling gives nothing back.'
  const until = longMoment(onTokyoClock(new Date(startMs - open.hoursBefore * hourMs)))
  return open.refundPercent === 100
    ? `Free to cancel or move until ${until} Tokyo time.`
    : `Cancelling gives ${open.refundPercent}% back until ${until} Tokyo time.`
}
