import { eventOf, sendWebhook } from '#server/payments/money.fixture.ts'
import type { StandInIntent } from '#server/payments/stripe-stand-in.fixture.ts'
import type { TestAnnai } from './annai.ts'

export { stripeAt, stripeToken } from '#server/payments/money.fixture.ts'
export { type StandInIntent, startStripeStandIn } from '#server/payments/stripe-stand-in.fixture.ts'

/** A signed webhook about a payment; with an id, the same piece of news as before. */
export const tellOfIntent = (annai: TestAnnai, type: string, intent: StandInIntent, eventId?: string) =>
  sendWebhook({ ...annai, news: [] }, eventOf(`payment_intent.${type}`, intent, eventId))
