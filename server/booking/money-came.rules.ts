import type { Booking } from '#contract/booking.ts'
import type { PaymentRow, Refund } from '#server/payments/index.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'

type Came = Pick<PaymentRow, 'id' | 'state' | 'amountYen' | 'chargeYen' | 'takenHow' | 'card' | 'paidAt'>
type Taken = Pick<Refund, 'paymentId' | 'amountYen' | 'isCorrection'>

/** Each payment that came, on its own day, the oldest first; what was entered wrongly and taken back never came. */
export function moneyCame(payments: readonly Came[], refunds: readonly Taken[]): Booking['came'] {
  const correctedYen = (id: string) =>
    refunds.reduce((sum, refund) => sum + (refund.isCorrection && refund.paymentId === id ? refund.amountYen : 0), 0)
  return payments
    .flatMap(({ id, state, amountYen, chargeYen, takenHow, card, paidAt }) => {
      const yen = amountYen - correctedYen(id)
      return state === 'succeeded' && paidAt && yen > 0
        ? [
            {
              at: tokyoIso(paidAt),
              amountYen: yen,
              chargeYen: chargeYen === amountYen ? yen : chargeYen,
              takenHow,
              card,
            },
          ]
        : []
    })
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
