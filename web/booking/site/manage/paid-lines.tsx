import type { Booking } from '#contract/booking.ts'
import { CostLines, longMoment } from '#web/pricing/site/index.ts'
import { moneyInWords, paidInWords } from './paid-words.ts'

/** What it costs line by line, and each payment with its day. */
export function PaidLines({ booking }: { booking: Booking }) {
  const paid = paidInWords(booking, longMoment)
  return (
    <>
      <CostLines
        lines={booking.lines}
        total={{
          label: 'Total',
          yen: booking.totalYen,
          taxes: booking.taxes,
        }}
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
          {paid.length === 1 && `${paid[0]} Tokyo time. `}
          {moneyInWords(booking)}
        </bdi>
      </p>
    </>
  )
}
