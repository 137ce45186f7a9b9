import type { TermsThen } from '#contract/booking-desk.ts'
import type { CancellationTier } from '#contract/catalogue.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import { addMinutes, tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { keptTiers, limitTiers, termsAfterMove } from '../booking.rules.ts'
import type { BookingRow } from '../bookings.store.ts'

type Moved = Pick<BookingRow, 'startsAt' | 'cancellationTiers' | 'agreedTiers' | 'mostRefundPercent' | 'termsStartAt'>

/** What would come back after a move: by us, and at the guest's wish. Null where that is the same. */
export function termsThen(booking: Moved, startsAt: Date, now: Date): TermsThen | null {
  const stepsIf = (isOurs: boolean) => {
    const { mostRefundPercent, termsStartAt } = termsAfterMove(booking, startsAt, { isOurs, now })
    return stepsInWords(
      keptTiers(limitTiers(booking.agreedTiers, mostRefundPercent), { startsAt, termsStartAt }),
      startsAt,
      now,
    )
  }
  const [ours, guests] = [stepsIf(true), stepsIf(false)]
  if (ours === guests) return null
  return {
    ours: `As we move it, the guest keeps the better terms: ${ours}.`,
    guests: `At the guest’s wish the terms go by the new day: ${guests}.`,
  }
}

/** "100% back until Mon 16 Nov, 08:00, 50% until Tue 17 Nov, 08:00, then nothing". */
function stepsInWords(tiers: readonly CancellationTier[], startsAt: Date, now: Date): string {
  const ahead = tiers
    .filter(({ refundPercent }) => refundPercent > 0)
    .map(({ hoursBefore, refundPercent }) => ({ refundPercent, until: addMinutes(startsAt, -hoursBefore * 60) }))
    .filter(({ until }) => until > now)
    .toSorted((a, b) => a.until.getTime() - b.until.getTime())
  if (ahead.length === 0) return 'nothing comes back any more'
  const steps = ahead.map(({ refundPercent, until }, index) => {
    const when =
      until.getTime() === startsAt.getTime() ? 'it begins' : `${shortDay(tokyoDayOf(until))}, ${tokyoTimeOf(until)}`
    return `${refundPercent}%${index === 0 ? ' back' : ''} until ${when}`
  })
  return `${steps.join(', ')}, then nothing`
}
