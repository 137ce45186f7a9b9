import type Stripe from 'stripe'
import type { CardFacts } from '#contract/payments.ts'
import type { DeclineReason, GatewayPayment } from './gateway.ts'

type Intent = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'client_secret' | 'last_payment_error' | 'payment_method'>

/** Stripe's words for how a payment stands, in ours. */
export function standingOfIntent(intent: Intent): GatewayPayment {
  const gatewayId = intent.id
  const card = cardOf(intent)
  switch (intent.status) {
    case 'succeeded':
      return { gatewayId, state: 'succeeded', ...(card && { card }) }
    case 'requires_action':
    // The bank takes its time; a webhook tells how it ended.
    case 'processing':
      return {
        gatewayId,
        state: 'needs_step_up',
        ...(card && { card }),
        ...(intent.client_secret && { clientSecret: intent.client_secret }),
      }
    case 'requires_payment_method':
      return { gatewayId, state: 'declined', declineReason: declineReasonOf(intent.last_payment_error?.decline_code) }
    case 'canceled':
      return { gatewayId, state: 'abandoned' }
    default:
      throw new Error(`Stripe says "${intent.status}" of ${gatewayId}, which our payments never are.`)
  }
}

/** Told only where Stripe was asked for the card along with the payment. */
function cardOf({ payment_method: method }: Pick<Intent, 'payment_method'>): CardFacts | undefined {
  const card = method && typeof method === 'object' ? method.card : undefined
  return card && /^\d{4}$/.test(card.last4) ? { brand: card.brand, last4: card.last4 } : undefined
}

export const declineReasonOf = (declineCode: string | null | undefined): DeclineReason =>
  declineCode === 'insufficient_funds' ? 'insufficient-funds' : 'declined'

/** A card that can be charged again belongs to a customer, and Stripe wants both named: `cus_…/pm_…`. */
export function readStripeToken(token: string): { paymentMethod: string; customer?: string } | undefined {
  const [, customer, paymentMethod] = /^(?:(cus_\w{1,90})\/)?(pm_\w{1,90})$/.exec(token) ?? []
  return paymentMethod ? { paymentMethod, ...(customer && { customer }) } : undefined
}

export const stripeTokenOf = (customer: string, paymentMethod: string) => `${customer}/${paymentMethod}`

/** Until Stripe has named a charge, we look for it by our own id. */
export const pendingGatewayId = (chargeId: string) => `pending:${chargeId}`
export const chargeIdOfPending = (gatewayId: string) => /^pending:([\da-f-]{36})$/.exec(gatewayId)?.[1]
