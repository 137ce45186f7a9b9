import type { PaymentState } from '#contract/payments.ts'
import { takenWords } from '#contract/taken-words.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { gatewayNameOf } from './choose-gateway.ts'
import { divideMoved } from './divide-by-tax.ts'
import { recordCapture } from './ledger.store.ts'
import { lockBookingOfMoney } from './lock-booking.store.ts'
import { statesBefore } from './payment.rules.ts'
import { changeChargeState, findCharge, noteCard, type PaymentRow, type StateChange } from './payments.store.ts'

/** What a capability hears when a charge has come to something. */
export interface ChargeNews {
  chargeId: string
  state: PaymentState
}

/**
 * Writes down what became of a charge, and books the money of each of its payments when it came. Answers whether anything
 * changed: the same news a second time, or older news after newer, does not.
 */
export async function settleCharge(db: Database, chargeId: string, outcome: StateChange, at: Date): Promise<boolean> {
  for (const { bookingId } of await findCharge(db, chargeId)) await lockBookingOfMoney(db, bookingId)
  const money = outcome.state === 'succeeded' ? { paidAt: at } : {}
  const changed = await changeChargeState(db, chargeId, statesBefore(outcome.state), { ...outcome, ...money })
  if (changed.length === 0) {
    // A webhook that was quicker than the answer has settled it, without knowing the card.
    if (outcome.state === 'succeeded' && outcome.card) await noteCard(db, chargeId, outcome.card)
    return false
  }
  if (outcome.state === 'succeeded') for (const payment of changed) await recordPayment(db, payment, at)
  const [first] = changed
  if (outcome.state === 'succeeded' && first && !first.card && first.gateway !== 'cash')
    await addJob(db, 'payments.learn-card', { paymentId: first.id })
  return true
}

async function recordPayment(db: Database, { id, bookingId, amountYen, takenHow, gateway }: PaymentRow, at: Date) {
  const memo = takenHow ? `Paid on the day, ${takenWords[takenHow].en}` : `Paid by card (${gateway})`
  await recordCapture(db, { entryId: id, bookingId, amountYen, memo, at })
  await divideMoved(db, { moveId: id, bookingId, amountYen, at })
}

/** Plays the bank of a test card that wanted a step more. Answers whether it was still waiting for that. */
export async function answerTestStepUp(
  ctx: Context,
  db: Database,
  { chargeId, approve }: { chargeId: string; approve: boolean },
): Promise<boolean> {
  if (gatewayNameOf(ctx) !== 'test') throw new AppError('payments.not-here')
  const charge = await findCharge(db, chargeId)
  if (charge[0]?.gateway !== 'test') return false
  for (const { bookingId } of charge) await lockBookingOfMoney(db, bookingId)
  if ((await findCharge(db, chargeId))[0]?.state !== 'needs_step_up') return false
  const outcome: StateChange = approve ? { state: 'succeeded' } : { state: 'declined', declineReason: 'declined' }
  return settleCharge(db, chargeId, outcome, ctx.clock.now())
}
