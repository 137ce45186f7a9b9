import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { wentBackInWords } from '#contract/money-back.ts'
import { CostLines, longMoment } from '#web/pricing/site/index.ts'
import { paidInWords } from './paid-words.ts'

/** What it costs line by line, and each payment with its day. */
export function PaidLines({ booking }: { booking: Booking }) {
  const isPaid = booking.paidYen > 0
  const paid = paidInWords(booking, longMoment)
  return (
    <>
      <CostLines
        lines={booking.lines}
        total={{ label: 'Total', yen: booking.totalYen, taxYen: booking.taxIncludedYen }}
      />
      {paid.length > 1 && (
        <ul aria-label="Payments" className="mt-3 text-sm text-ink-2 tabular-nums">
          {paid.map((one) => (
            <li key={one}>
              <bdi>{one} Tokyo time.</bdi>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-2 tabular-nums">
        <bdi>
          {isPaid && (paid.length > 1 || booking.dueYen > 0) && `${formatYen(booking.paidYen)} is paid. `}
          {paid.length === 1 && `${paid[0]} Tokyo time.`}
          {booking.back.length > 0 && ` ${wentBackInWords(booking.back)}`}
          {!isPaid && booking.dueYen === 0 && 'Nothing has been charged.'}
          {booking.dueYen > 0 && ` ${formatYen(booking.dueYen)} is due on the day.`}
        </bdi>
      </p>
    </>
  )
}
