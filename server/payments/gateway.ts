import type { CardFacts, PaymentState } from '#contract/payments.ts'

/** `cash`: no gateway at all, but what a guest gave us by hand. */
export type GatewayName = 'test' | 'stripe' | 'cash'
export type DeclineReason = 'declined' | 'insufficient-funds'

/** Whoever takes the guests' cards: Stripe, or the built-in test gateway. No call holds a database transaction open. */
export interface PaymentGateway {
  name: GatewayName
  /** One attempt to pay. The same payment asked for again never charges twice. */
  start(input: StartInput): Promise<StartedPayment>
  /** How a payment stands by the gateway's own account. */
  find(gatewayId: string): Promise<GatewayPayment>
  /** Ends a payment that waits; harmless when it has succeeded. */
  cancel(gatewayId: string): Promise<void>
  /** Gives money back. The same refund asked for again is paid once. */
  refund(input: { refundId: string; gatewayId: string; amountYen: number }): Promise<{ gatewayRefundId: string }>
  /** Makes a card that can be charged again from one that was just entered. */
  keepCard(input: { cardToken: string; customerReference: string }): Promise<KeptCard>
  dropCard(cardToken: string): Promise<void>
  /** Sets a card up without charging or keeping it, to see that it could be. */
  setUp(input: { proofId: string; cardToken: string }): Promise<SetUpCard>
  findSetUp(setupId: string): Promise<SetUpCard>
}

export interface SetUpCard {
  setupId: string
  state: 'succeeded' | 'needs_step_up' | 'declined'
  declineReason?: DeclineReason
  /** For the gateway's script in the browser, while the bank wants a step more. */
  clientSecret?: string
}

export interface StartInput {
  /** Our own name for it: asked for again by the same, it is the same charge. */
  chargeId: string
  amountYen: number
  cardToken: string
  /** Who pays, in our own terms: a user's id or an order's reference. */
  customerReference: string
  /** What for, in words that the guest may see. */
  memo: string
}

export interface StartedPayment {
  gatewayId: string
  state: 'succeeded' | 'needs_step_up' | 'declined'
  declineReason?: DeclineReason
  card?: CardFacts
  /** For the gateway's script in the browser, while the guest's bank wants a step more. */
  clientSecret?: string
}

export interface GatewayPayment {
  gatewayId: string
  /** `started`: the gateway does not know of it (yet). */
  state: PaymentState
  declineReason?: DeclineReason
  card?: CardFacts
  clientSecret?: string
}

export interface KeptCard {
  token: string
  brand: string
  last4: string
  /** YYYY-MM. */
  expires: string
}
