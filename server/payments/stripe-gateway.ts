import type Stripe from 'stripe'
import { AppError } from '#server/platform/app-error.ts'
import type { Logger } from '#server/platform/log.ts'
import type { PaymentGateway, StartedPayment, StartInput } from './gateway.ts'
import { chargeIdOfPending, readStripeToken, standingOfIntent } from './stripe.rules.ts'
import { dropStripeCard, keepStripeCard } from './stripe-cards.ts'
import { isTooLate, isWrongCard, reachStripe, refusedIntentOf } from './stripe-errors.ts'
import { findSetUpAtStripe, setUpAtStripe } from './stripe-set-up.ts'

/** Cards through Stripe. Numbers go from the guest's browser to Stripe; here only its tokens are known. */
export function createStripeGateway(stripe: Stripe, log: Logger): PaymentGateway {
  return {
    name: 'stripe',
    start: (input) => reachStripe(log, () => start(stripe, input)),
    find: (gatewayId) =>
      reachStripe(log, async () => {
        const intent = await findIntent(stripe, gatewayId)
        return intent ? standingOfIntent(intent) : { gatewayId, state: 'started' }
      }),
    cancel: (gatewayId) => reachStripe(log, () => cancel(stripe, gatewayId)),
    refund: (input) => reachStripe(log, () => refund(stripe, input)),
    keepCard: (input) => reachStripe(log, () => keepStripeCard(stripe, input)),
    setUp: (input) => reachStripe(log, () => setUpAtStripe(stripe, input)),
    findSetUp: (setupId) => reachStripe(log, () => findSetUpAtStripe(stripe, setupId)),
    dropCard: (token) => reachStripe(log, () => dropStripeCard(stripe, token)),
  }
}

async function start(stripe: Stripe, input: StartInput): Promise<StartedPayment> {
  const card = readStripeToken(input.cardToken)
  if (!card) throw new AppError('payments.card-not-accepted')
  const intent = await confirmAtOnce(stripe, input, card).catch((error: unknown) => {
    // A refusal by the bank comes as an error that carries the payment.
    const refused = refusedIntentOf(error)
    if (refused) return refused
    if (isWrongCard(error)) throw new AppError('payments.card-not-accepted')
    throw error
  })
  const standing = standingOfIntent(intent)
  if (standing.state === 'succeeded' || standing.state === 'needs_step_up')
    return { ...standing, state: standing.state }
  return { ...standing, state: 'declined', declineReason: standing.declineReason ?? 'declined' }
}

const confirmAtOnce = (
  stripe: Stripe,
  input: StartInput,
  card: { paymentMethod: string; customer?: string },
): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create(
    {
      // The yen has no smaller unit, so Stripe, too, counts whole yen.
      amount: input.amountYen,
      currency: 'jpy',
      payment_method: card.paymentMethod,
      ...(card.customer && { customer: card.customer }),
      allowed_payment_method_types: ['card'],
      confirm: true,
      // Their script asks the guest for the bank's step on our page, without leaving it.
      use_stripe_sdk: true,
      expand: ['payment_method'],
      description: input.memo,
      metadata: { payment_id: input.chargeId, customer_reference: input.customerReference },
    },
    { idempotencyKey: input.chargeId },
  )

async function findIntent(stripe: Stripe, gatewayId: string): Promise<Stripe.PaymentIntent | undefined> {
  const chargeId = chargeIdOfPending(gatewayId)
  if (!chargeId) return stripe.paymentIntents.retrieve(gatewayId, { expand: ['payment_method'] })
  const found = await stripe.paymentIntents.search({
    query: `metadata['payment_id']:'${chargeId}'`,
    limit: 1,
    expand: ['data.payment_method'],
  })
  return found.data[0]
}

async function cancel(stripe: Stripe, gatewayId: string): Promise<void> {
  const intent = await findIntent(stripe, gatewayId)
  if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return
  try {
    await stripe.paymentIntents.cancel(intent.id)
  } catch (error) {
    // It ended between the look and the word.
    if (!isTooLate(error)) throw error
  }
}

async function refund(
  stripe: Stripe,
  { refundId, gatewayId, amountYen }: { refundId: string; gatewayId: string; amountYen: number },
): Promise<{ gatewayRefundId: string }> {
  // Stripe forgets a key after a day, and a job may be tried for longer: what was paid then is found by our own id.
  const known = await stripe.refunds.list({ payment_intent: gatewayId, limit: 100 })
  const paid = known.data.find((refund) => refund.metadata?.refund_id === refundId && refund.status !== 'failed')
  const answer =
    paid ??
    (await stripe.refunds.create(
      { payment_intent: gatewayId, amount: amountYen, metadata: { refund_id: refundId } },
      { idempotencyKey: refundId },
    ))
  if (answer.status === 'failed' || answer.status === 'canceled')
    throw new Error(`Stripe could not give back refund ${refundId}: ${answer.failure_reason ?? answer.status}.`)
  return { gatewayRefundId: answer.id }
}
