import type { PaymentState } from '#contract/payments.ts'
import { takenWords } from '#contract/taken-words.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { gatewayNameOf } from './choose-gateway.ts'
import { recordCapture } from './ledger.store.ts'
import { lockBookingOfMoney } from './lock-booking.store.ts'
import { statesBefore } from './payment.rules.ts'
import { changePaymentState, findPayment, noteCard, type StateChange } from './payments.store.ts'

/** What a capability hears when a payment has come to something. */
export interface PaymentNews {
  paymentId: string
  bookingId: string
  state: PaymentState
}

/**
 * Writes down what became of a payment, and books the money when it came. Answers whether anything changed: the same
 * news a second time, or older news after newer, does not.
 */
export async function settlePayment(db: Database, paymentId: string, outcome: StateChange, at: Date): Promise<boolean> {
  const payment = await findPayment(db, paymentId)
  if (!payment) return false
  await lockBookingOfMoney(db, payment.bookingId)
  const money = outcome.state === 'succeeded' ? { paidAt: at } : {}
  const changed = await changePaymentState(db, paymentId, statesBefore(outcome.state), { ...outcome, ...money })
  if (!changed) {
    // A webhook that was quicker than the answer has settled it, without knowing the card.
    if (outcome.state === 'succeeded' && outcome.card) await noteCard(db, paymentId, outcome.card)
    return false
  }
  if (changed.state !== 'succeeded') return true
  await recordCapture(db, {
    entryId: changed.id,
    bookingId: changed.bookingId,
    amountYen: changed.amountYen,
    memo: changed.takenHow
      ? `Paid on the day, ${takenWords[changed.takenHow].en}`
      : `Paid by card (${changed.gateway})`,
    at,
  })
  if (!changed.card && changed.gateway !== 'cash') await addJob(db, 'payments.learn-card', { paymentId })
  return true
}

/** Plays the bank of a test card that wanted a step more. Answers whether it was still waiting for that. */
export async function answerTestStepUp(
  ctx: Context,
  db: Database,
  { paymentId, approve }: { paymentId: string; approve: boolean },
): Promise<boolean> {
  if (gatewayNameOf(ctx) !== 'test') throw new AppError('payments.not-here')
  const payment = await findPayment(db, paymentId)
  if (payment?.gateway !== 'test') return false
  await lockBookingOfMoney(db, payment.bookingId)
  if ((await findPayment(db, paymentId))?.state !== 'needs_step_up') return false
  const outcome: StateChange = approve ? { state: 'succeeded' } : { state: 'declined', declineReason: 'declined' }
  return settlePayment(db, paymentId, outcome, ctx.clock.now())
}
