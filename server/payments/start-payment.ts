import { randomUUID } from 'node:crypto'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { gatewayNamed, gatewayNameOf } from './choose-gateway.ts'
import type { StartedPayment } from './gateway.ts'
import { addPayment, type PaymentRow } from './payments.store.ts'
import { pendingGatewayId } from './stripe.rules.ts'
import { testGatewayId } from './test-gateway.ts'

/**
 * Paying takes three steps, so that no transaction waits for the gateway: open the payment, ask the gateway, settle
 * it. A process that dies between them leaves a payment that a webhook settles, or that comes to nothing.
 */
export async function openPayment(
  ctx: Context,
  db: Database,
  { bookingId, amountYen, quoteId = null }: { bookingId: string; amountYen: number; quoteId?: string | null },
): Promise<PaymentRow> {
  const id = randomUUID()
  const gateway = gatewayNameOf(ctx)
  const gatewayId = gateway === 'test' ? testGatewayId(id) : pendingGatewayId(id)
  return addPayment(db, { id, bookingId, gateway, gatewayId, amountYen, quoteId, createdAt: ctx.clock.now() })
}

/** Asks the gateway for the money, outside every transaction. The answer goes into `settlePayment`. */
export async function askGateway(
  ctx: Context,
  payment: PaymentRow,
  card: { token: string; customerReference: string; memo: string },
): Promise<StartedPayment> {
  const gateway = await gatewayNamed(ctx, payment.gateway)
  return gateway.start({
    paymentId: payment.id,
    amountYen: payment.amountYen,
    cardToken: card.token,
    customerReference: card.customerReference,
    memo: card.memo,
  })
}

/** Tells the guest, once the payment is settled, that the bank said no. */
export function refuseDeclined(outcome: StartedPayment): void {
  if (outcome.state !== 'declined') return
  throw new AppError(
    outcome.declineReason === 'insufficient-funds' ? 'payments.insufficient-funds' : 'payments.declined',
  )
}
