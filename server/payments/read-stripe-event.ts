import Stripe from 'stripe'
import { AppError } from '#server/platform/app-error.ts'
import type { StripeSettings } from '#server/platform/settings.ts'
import type { StateChange } from './payments.store.ts'
import { declineReasonOf } from './stripe.rules.ts'
import { proofMark } from './stripe-set-up.ts'

/** What Stripe told us, as far as it matters here. */
export type GatewayNews = { eventId: string } & (
  | { about: 'charge'; charge: ToldCharge; outcome: StateChange }
  | { about: 'refund'; refundId: string }
  | { about: 'card-proof'; setupId: string }
  | { about: 'nothing' }
)

/** A charge as the gateway names it. */
export interface ToldCharge {
  gatewayId: string
  /** Our own id, which went with it when it was started. */
  chargeId: string | undefined
  amountYen: number
}

/** Reads a webhook, whose signature stands for every byte of its body. */
export function readStripeEvent(
  settings: StripeSettings,
  { body, signature, at }: { body: Buffer; signature: string; at: Date },
): GatewayNews {
  const event = verify(settings, body, signature, at)
  const eventId = event.id
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { eventId, ...charge(event.data.object, { state: 'succeeded' }) }
    case 'payment_intent.payment_failed': {
      const declineReason = declineReasonOf(event.data.object.last_payment_error?.decline_code)
      return { eventId, ...charge(event.data.object, { state: 'declined', declineReason }) }
    }
    case 'payment_intent.canceled':
      return { eventId, ...charge(event.data.object, { state: 'abandoned' }) }
    case 'setup_intent.succeeded': {
      const { id: setupId, metadata } = event.data.object
      return metadata?.[proofMark] ? { eventId, about: 'card-proof', setupId } : { eventId, about: 'nothing' }
    }
    case 'refund.failed':
      return { eventId, about: 'refund', refundId: event.data.object.metadata?.refund_id ?? '' }
    default:
      return { eventId, about: 'nothing' }
  }
}

function verify(settings: StripeSettings, body: Buffer, signature: string, at: Date): Stripe.Event {
  try {
    const { constructEvent, DEFAULT_TOLERANCE } = Stripe.webhooks
    return constructEvent.call(
      Stripe.webhooks,
      body,
      signature,
      settings.webhookSecret,
      DEFAULT_TOLERANCE,
      undefined,
      at.getTime(),
    )
  } catch {
    throw new AppError('payments.bad-signature')
  }
}

const charge = (intent: Stripe.PaymentIntent, outcome: StateChange) => ({
  about: 'charge' as const,
  charge: {
    gatewayId: intent.id,
    chargeId: intent.metadata.payment_id,
    // Another currency is none of our charges.
    amountYen: intent.currency === 'jpy' ? intent.amount : 0,
  },
  outcome: { ...outcome, gatewayId: intent.id },
})
