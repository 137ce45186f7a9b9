import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { GatewayPayment, PaymentGateway, StartedPayment } from './gateway.ts'
import { findChargeAtGateway, type PaymentRow } from './payments.store.ts'
import { hasExpired, readTestToken, type TestCard } from './test-card.rules.ts'

export const testGatewayId = (chargeId: string) => `test_pay_${chargeId}`

/** A gateway without money. It remembers nothing itself: what happened stands in our own payments. */
export function createTestGateway(ctx: Pick<Context, 'db' | 'clock'>): PaymentGateway {
  /** All payments of a charge stand alike. */
  const read = async (gatewayId: string) => (await findChargeAtGateway(ctx.db, 'test', gatewayId))[0]
  return {
    name: 'test',
    async start({ chargeId, cardToken }) {
      const gatewayId = testGatewayId(chargeId)
      const before = await read(gatewayId)
      if (before && before.state !== 'started') return asBefore(before)
      const card = readTestToken(cardToken)
      if (!card) throw new AppError('payments.card-not-accepted')
      return { gatewayId, ...answerOf(card, tokyoDayOf(ctx.clock.now()).slice(0, 7)) }
    },
    async find(gatewayId) {
      const payment = await read(gatewayId)
      return payment ? standingOf(payment) : { gatewayId, state: 'started' }
    },
    // Whether a payment waits stands in our own payments; there is nobody else to tell.
    async cancel() {},
    async refund({ refundId }) {
      return { gatewayRefundId: `test_refund_${refundId}` }
    },
    async keepCard({ cardToken }) {
      const card = readTestToken(cardToken)
      if (!card) throw new AppError('payments.card-not-accepted')
      return { token: cardToken, brand: card.brand, last4: card.last4, expires: card.expires }
    },
    async dropCard() {},
    async setUp({ proofId, cardToken }) {
      const card = readTestToken(cardToken)
      if (!card) throw new AppError('payments.card-not-accepted')
      const { state, declineReason } = answerOf(card, tokyoDayOf(ctx.clock.now()).slice(0, 7))
      // Its bank answers about payments alone.
      if (state === 'needs_step_up') throw new AppError('payments.test-step')
      return { setupId: `test_setup_${proofId}`, state, ...(declineReason && { declineReason }) }
    },
    async findSetUp() {
      throw new AppError('payments.card-not-accepted')
    },
  }
}

function answerOf(card: TestCard, month: string): Omit<StartedPayment, 'gatewayId'> {
  if (hasExpired(card.expires, month)) return { state: 'declined', declineReason: 'declined' }
  const { brand, last4 } = card
  if (card.outcome === 'success') return { state: 'succeeded', card: { brand, last4 } }
  if (card.outcome === 'step-up') return { state: 'needs_step_up', card: { brand, last4 } }
  return { state: 'declined', declineReason: card.outcome }
}

const standingOf = ({ gatewayId, state, declineReason, card }: PaymentRow): GatewayPayment => ({
  gatewayId,
  state,
  ...(declineReason && { declineReason }),
  ...(card && { card }),
})

/** The same payment asked for again gets the same answer, whatever card comes with it. */
function asBefore(payment: PaymentRow): StartedPayment {
  const { state } = payment
  if (state === 'succeeded' || state === 'needs_step_up') return { ...standingOf(payment), state }
  return { ...standingOf(payment), state: 'declined' }
}
