import {
  askGateway,
  type PaymentRow,
  type StartedPayment,
  type StateChange,
  settlePayment,
} from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { hearOfPayment } from './hear-of-payment.ts'
import { transactWithRetries } from './transact-with-retries.ts'

/** Asks the gateway for a payment of a booking, outside every transaction. */
export async function askForMoney(
  ctx: Context,
  payment: PaymentRow,
  card: { token: string; customerReference: string; memo: string },
): Promise<StartedPayment> {
  try {
    return await askGateway(ctx, payment, card)
  } catch (error) {
    // Nothing can have been charged. Of a gateway that did not answer nobody knows that: such a payment stays begun.
    if (error instanceof AppError && error.code === 'payments.card-not-accepted')
      await transactWithRetries(ctx, (db) => settleAndHear(ctx, db, payment, { state: 'declined' }))
    throw error
  }
}

/** Writes down what became of a payment, and what that means for its booking. */
export async function settleAndHear(
  ctx: Context,
  db: Database,
  { id: paymentId, bookingId }: PaymentRow,
  outcome: StateChange,
): Promise<void> {
  if (await settlePayment(db, paymentId, outcome, ctx.clock.now()))
    await hearOfPayment(ctx, db, { paymentId, bookingId, state: outcome.state })
}
