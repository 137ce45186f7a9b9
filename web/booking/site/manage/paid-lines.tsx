import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { wentBackInWords } from '#contract/money-back.ts'
import { CostLines, longMoment } from '#web/pricing/site/index.ts'

/** What was paid, line by line, and when. */
export function PaidLines({ booking }: { booking: Booking }) {
  const paidAt = booking.moves.find(({ to }) => to === 'confirmed')?.at
  const isPaid = booking.paidYen > 0
  const isByHand = booking.payments.some(({ gateway, state }) => gateway === 'cash' && state === 'succeeded')
  return (
    <>
      <CostLines
        lines={booking.lines}
        total={{ label: 'Total', yen: booking.totalYen, taxYen: booking.taxIncludedYen }}
      />
      <p className="mt-3 text-sm text-ink-2 tabular-nums">
        <bdi>
          {isPaid && (isByHand || booking.dueYen > 0) && `${formatYen(booking.paidYen)} is paid.`}
          {isPaid && !isByHand && booking.dueYen === 0 && paidAt && `Paid by card, ${longMoment(paidAt)} Tokyo time.`}
          {booking.back.length > 0 && ` ${wentBackInWords(booking.back)}`}
          {!isPaid && booking.dueYen === 0 && 'Nothing has been charged.'}
          {booking.dueYen > 0 && ` ${formatYen(booking.dueYen)} is due on the day.`}
        </bdi>
      </p>
    </>
  )
}
