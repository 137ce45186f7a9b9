import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { refundTaskName } from './ask-refund.ts'
import { recordCorrection } from './ledger.store.ts'
import { lockBookingOfMoney } from './lock-booking.store.ts'
import { addRefunded, lockSucceededPayments, type PaymentRow } from './payments.store.ts'
import { addRefund } from './refunds.store.ts'

export interface Correction {
  bookingId: string
  paymentId: string
  reason: string
  at: Date
}

/**
 * Takes back what was written down wrongly of money by hand: a counter-entry of the same sum, since the ledger forgets
 * nothing. Answers the payment; undefined where there is none such, or it went back already.
 */
export async function correctTaken(
  db: Database,
  { bookingId, paymentId, reason, at }: Correction,
): Promise<PaymentRow | undefined> {
  await lockBookingOfMoney(db, bookingId)
  const payments = await lockSucceededPayments(db, bookingId)
  const payment = payments.find(({ id, gateway }) => id === paymentId && gateway === 'cash')
  if (!payment || payment.refundedYen > 0) return undefined
  const { amountYen } = payment
  await addRefunded(db, paymentId, amountYen)
  const refund = await addRefund(db, { paymentId, bookingId, amountYen, reason, createdAt: at, isCorrection: true })
  await recordCorrection(db, { entryId: refund.id, bookingId, amountYen, memo: 'Entered wrongly, taken back', at })
  await addJob(db, refundTaskName, { refundId: refund.id })
  return payment
}
