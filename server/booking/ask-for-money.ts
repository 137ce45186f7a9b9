import { askGateway, type Charge, type StartedPayment, type StateChange, settleCharge } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { hearOfCharge } from './hear-of-charge.ts'
import { transactWithRetries } from './transact-with-retries.ts'

/** Asks the gateway for a charge, outside every transaction. */
export async function askForMoney(
  ctx: Context,
  charge: Charge,
  card: { token: string; customerReference: string; memo: string },
): Promise<StartedPayment> {
  try {
    return await askGateway(ctx, charge, card)
  } catch (error) {
    // Nothing can have been charged. Of a gateway that did not answer nobody knows that: such a charge stays begun.
    if (error instanceof AppError && error.code === 'payments.card-not-accepted')
      await transactWithRetries(ctx, (db) => settleAndHear(ctx, db, charge.id, { state: 'declined' }))
    throw error
  }
}

/** Writes down what became of a charge, and what that means for its bookings. */
export async function settleAndHear(ctx: Context, db: Database, chargeId: string, outcome: StateChange): Promise<void> {
  if (await settleCharge(db, chargeId, outcome, ctx.clock.now()))
    await hearOfCharge(ctx, db, { chargeId, state: outcome.state })
}
