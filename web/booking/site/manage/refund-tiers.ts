import type { Booking } from '#contract/booking.ts'
import { formatYen, refundYen } from '#contract/money.ts'
import { tiersToStart } from '#web/pricing/site/index.ts'
import { shortDay } from '#web/ui/day.ts'
import { clockOf, dayOf } from './booking-words.ts'
import { hoursBefore } from './deadlines.ts'

export interface RefundTier {
  /** "Until Sun 22 Nov, 05:30". */
  until: string
  /** "all ¥130,200 back". */
  back: string
}

type Terms = Pick<Booking, 'cancellationTiers' | 'startsAt' | 'paidYen' | 'refundedYen'>

/** What cancelling gives back, and until when: only what is still to be had, to the last that gives nothing. */
export function refundTiers({ cancellationTiers, startsAt, paidYen, refundedYen }: Terms, now: string): RefundTier[] {
  const paid = paidYen - refundedYen
  if (paid <= 0 || now >= startsAt) return []
  const ahead = tiersToStart(cancellationTiers).filter((tier) => hoursBefore(startsAt, tier.hoursBefore) > now)
  return ahead.map((tier, index) => {
    const yen = refundYen(paid, tier.refundPercent)
    const until = hoursBefore(startsAt, tier.hoursBefore)
    const isRest = index > 0 && tier.hoursBefore === 0 && yen === 0
    return {
      until: isRest ? 'After that' : `Until ${shortDay(dayOf(until))}, ${clockOf(until)}`,
      back: yen === 0 ? 'nothing back' : `${yen === paid ? 'all ' : ''}${formatYen(yen)} back`,
    }
  })
}
