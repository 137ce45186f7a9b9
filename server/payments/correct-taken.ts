import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { refundTaskName } from './ask-refund.ts'
import { divideMoved } from './divide-by-tax.ts'
import { recordCorrection } from './ledger.store.ts'
import { lockBookingOfMoney } from './lock-booking.store.ts'
import { correctableYen } from './payment.rules.ts'
import { addRefunded, lockSucceededPayments } from './payments.store.ts'
import { addRefund } from './refunds.store.ts'

export interface Correction {
  bookingId: string
  paymentId: string
  reason: string
  at: Date
}

/**
 * Takes back what was written down wrongly of money by hand: a counter-entry of the same sum, since the ledger forgets
 * nothing, less what went back to the guest. Answers how much; undefined where there is no such entry, or nothing left.
 */
export async function correctTaken(
  db: Database,
  { bookingId, paymentId, reason, at }: Correction,
): Promise<number | undefined> {
  await lockBookingOfMoney(db, bookingId)
  const payments = await lockSucceededPayments(db, bookingId)
  const payment = payments.find(({ id }) => id === paymentId)
  const amountYen = payment ? correctableYen(payment) : 0
  if (amountYen === 0) return undefined
  await addRefunded(db, paymentId, amountYen)
  const refund = await addRefund(db, { paymentId, bookingId, amountYen, reason, createdAt: at, isCorrection: true })
  await recordCorrection(db, { entryId: refund.id, bookingId, amountYen, memo: 'Entered wrongly, taken back', at })
  await divideMoved(db, { moveId: refund.id, bookingId, amountYen: -amountYen, at, paymentId })
  await addJob(db, refundTaskName, { refundId: refund.id })
  return amountYen
}
