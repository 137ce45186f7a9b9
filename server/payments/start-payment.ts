import { randomUUID } from 'node:crypto'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { cardGatewayNameOf, gatewayNamed } from './choose-gateway.ts'
import type { StartedPayment } from './gateway.ts'
import { idOfTry, isUnderWay, type PayingTry } from './payment.rules.ts'
import { addPayment, findPayment, type PaymentRow, paymentsOf } from './payments.store.ts'
import { pendingGatewayId } from './stripe.rules.ts'
import { testGatewayId } from './test-gateway.ts'

interface NewMoney {
  bookingId: string
  amountYen: number
  quoteId?: string | null
}

/**
 * Paying takes three steps, so that no transaction waits for the gateway: open the payment, ask the gateway, settle
 * it. A process that dies between them leaves a payment that a webhook settles, or that comes to nothing.
 */
export async function openPayment(
  ctx: Context,
  db: Database,
  { bookingId, amountYen, quoteId = null }: NewMoney,
  id: string = randomUUID(),
): Promise<PaymentRow> {
  const gateway = cardGatewayNameOf(ctx)
  const gatewayId = gateway === 'test' ? testGatewayId(id) : pendingGatewayId(id)
  return addPayment(db, { id, bookingId, gateway, gatewayId, amountYen, quoteId, createdAt: ctx.clock.now() })
}

/**
 * Opens a payment where none is under way; the booking is locked by the caller. A try whose answer was lost is taken up
 * again as the payment that it was, so that the gateway knows it; another one, such as a second tab's, has to wait.
 */
export async function openOnlyPayment(
  ctx: Context,
  db: Database,
  money: NewMoney,
  attempt: PayingTry,
): Promise<PaymentRow> {
  const id = idOfTry(money.bookingId, attempt)
  const same = await findPayment(db, id)
  if (same?.state === 'started' && same.amountYen === money.amountYen) return same
  await refuseUnderWay(ctx, db, money.bookingId)
  return openPayment(ctx, db, money, same ? undefined : id)
}

/** While one payment of a booking is under way, a second one might charge twice. */
export async function refuseUnderWay(ctx: Context, db: Database, bookingId: string): Promise<void> {
  const now = ctx.clock.now()
  if ((await paymentsOf(db, bookingId)).some((one) => isUnderWay(one, now))) throw new AppError('payments.under-way')
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
export function refuseDeclined(outcome: Pick<StartedPayment, 'state' | 'declineReason'>): void {
  if (outcome.state !== 'declined') return
  throw new AppError(
    outcome.declineReason === 'insufficient-funds' ? 'payments.insufficient-funds' : 'payments.declined',
  )
}
