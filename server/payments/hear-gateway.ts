import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { noteGatewayEvent } from './gateway-events.store.ts'
import { findPaymentAtGateway, type PaymentRow } from './payments.store.ts'
import { hearOfCardProof } from './prove-card.ts'
import type { GatewayNews, ToldPayment } from './read-stripe-event.ts'
import { markRefundFailed } from './refunds.store.ts'
import { type PaymentNews, settlePayment } from './settle-payment.ts'
import { pendingGatewayId } from './stripe.rules.ts'

/**
 * Told in the transaction that settles the payment: what follows from it for a booking is kept together with it or not
 * at all, and then the gateway sends its news again.
 */
export type TellOfPayment = (news: PaymentNews, db: Database) => Promise<void>

/** Takes in a piece of news from Stripe: once, however often it is sent, and in whatever order. */
export async function hearGateway(ctx: Context, news: GatewayNews, tell: TellOfPayment): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await noteGatewayEvent(tx, { gateway: 'stripe', eventId: news.eventId, at }))) return
    if (news.about === 'refund') return hearOfFailedRefund(ctx, tx, news.refundId)
    if (news.about === 'card-proof') return hearOfCardProof(ctx, tx, news.setupId)
    if (news.about === 'nothing') return
    const payment = await findToldPayment(ctx, tx, news.payment)
    if (!payment) return
    const changed = await settlePayment(tx, payment.id, news.outcome, at)
    if (changed) await tell({ paymentId: payment.id, bookingId: payment.bookingId, state: news.outcome.state }, tx)
  })
}

/** By the gateway's name for it, or by our own where we have not yet heard that name. Undefined: not one of ours. */
async function findToldPayment(ctx: Context, db: Database, told: ToldPayment): Promise<PaymentRow | undefined> {
  const payment =
    (await findPaymentAtGateway(db, 'stripe', told.gatewayId)) ??
    (told.paymentId ? await findPaymentAtGateway(db, 'stripe', pendingGatewayId(told.paymentId)) : undefined)
  if (!payment || payment.amountYen === told.amountYen) return payment
  ctx.log.error({ paymentId: payment.id, gatewayId: told.gatewayId }, 'a payment is told with another amount')
  return undefined
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function hearOfFailedRefund(ctx: Context, db: Database, refundId: string): Promise<void> {
  if (!uuid.test(refundId) || !(await markRefundFailed(db, refundId))) return
  ctx.log.error({ refundId }, 'a refund came back: the office must pay it another way')
}
