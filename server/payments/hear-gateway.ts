import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { noteGatewayEvent } from './gateway-events.store.ts'
import { findChargeAtGateway } from './payments.store.ts'
import { hearOfCardProof } from './prove-card.ts'
import type { GatewayNews, ToldCharge } from './read-stripe-event.ts'
import { markRefundFailed } from './refunds.store.ts'
import { type ChargeNews, settleCharge } from './settle-charge.ts'
import { pendingGatewayId } from './stripe.rules.ts'

/**
 * Told in the transaction that settles the charge: what follows from it for bookings is kept together with it or not
 * at all, and then the gateway sends its news again.
 */
export type TellOfCharge = (news: ChargeNews, db: Database) => Promise<void>

/** Takes in a piece of news from Stripe: once, however often it is sent, and in whatever order. */
export async function hearGateway(ctx: Context, news: GatewayNews, tell: TellOfCharge): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await noteGatewayEvent(tx, { gateway: 'stripe', eventId: news.eventId, at }))) return
    if (news.about === 'refund') return hearOfFailedRefund(ctx, tx, news.refundId)
    if (news.about === 'card-proof') return hearOfCardProof(ctx, tx, news.setupId)
    if (news.about === 'nothing') return
    const chargeId = await findToldCharge(ctx, tx, news.charge)
    if (!chargeId) return
    const changed = await settleCharge(tx, chargeId, news.outcome, at)
    if (changed) await tell({ chargeId, state: news.outcome.state }, tx)
  })
}

/** By the gateway's name for it, or by our own where we have not yet heard that name. Undefined: not one of ours. */
async function findToldCharge(ctx: Context, db: Database, told: ToldCharge): Promise<string | undefined> {
  const named = await findChargeAtGateway(db, 'stripe', told.gatewayId)
  const pending = told.chargeId ? await findChargeAtGateway(db, 'stripe', pendingGatewayId(told.chargeId)) : []
  const payments = named.length > 0 ? named : pending
  const [first] = payments
  if (!first || first.chargeYen === told.amountYen) return first?.chargeId
  ctx.log.error({ chargeId: first.chargeId, gatewayId: told.gatewayId }, 'a charge is told with another amount')
  return undefined
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function hearOfFailedRefund(ctx: Context, db: Database, refundId: string): Promise<void> {
  if (!uuid.test(refundId) || !(await markRefundFailed(db, refundId))) return
  ctx.log.error({ refundId }, 'a refund came back: the office must pay it another way')
}
