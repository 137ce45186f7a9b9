import { spreadRefund, wayBack } from '#contract/money-back.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { divideMoved } from './divide-by-tax.ts'
import { recordRefund } from './ledger.store.ts'
import { lockBookingOfMoney } from './lock-booking.store.ts'
import { addRefunded, lockSucceededPayments } from './payments.store.ts'
import { addRefund, type Refund } from './refunds.store.ts'

/** The job that has the gateway pay it. */
export const refundTaskName = 'payments.refund'

export interface RefundWish {
  bookingId: string
  amountYen: number
  reason: string
  at: Date
  /** As a kindness, beyond the terms: what goes back so is not owed again. */
  beyondTerms?: boolean
  /** For the ledger, which forgets nothing: words of ours where the reason was typed by somebody. */
  memo?: string
}

/**
 * Gives back a part of what a booking was paid with, the newest payment first. It is decided and booked here, in the
 * caller's transaction; the gateway hears of it from a job. More than what is left is refused, and so undoes whatever
 * the caller was about to do.
 */
export async function askRefund(db: Database, wish: RefundWish): Promise<Refund[]> {
  const { bookingId, amountYen, reason, at, beyondTerms = false, memo = reason } = wish
  if (!Number.isSafeInteger(amountYen) || amountYen < 0) throw new Error(`A refund of ${amountYen} yen is none.`)
  if (amountYen === 0) return []
  await lockBookingOfMoney(db, bookingId)
  const parts = spreadRefund(await lockSucceededPayments(db, bookingId), amountYen)
  if (!parts) throw new Error(`The booking ${bookingId} has less left than ${amountYen} yen to give back.`)
  const refunds: Refund[] = []
  for (const { payment, amountYen: partYen } of parts) {
    await addRefunded(db, payment.id, partYen)
    const part = { paymentId: payment.id, bookingId, amountYen: partYen }
    const toHand = wayBack(payment) !== 'card'
    const refund = await addRefund(db, { ...part, reason, createdAt: at, beyondTerms, toHand })
    await recordRefund(db, { entryId: refund.id, bookingId, amountYen: partYen, memo, at })
    await divideMoved(db, { moveId: refund.id, bookingId, amountYen: -partYen, at, paymentId: payment.id })
    await addJob(db, refundTaskName, { refundId: refund.id })
    refunds.push(refund)
  }
  return refunds
}
