import { eventOf, sendWebhook, stripeAt, stripeToken } from '#server/payments/money.fixture.ts'
import { type StandInIntent, type StandInSetUp, startStripeStandIn } from '#server/payments/stripe-stand-in.fixture.ts'
import { startTestAnnai, type TestAnnai } from './annai.ts'
import { type HeldBooking, post } from './bookings.ts'
import { pathOf } from './scene.ts'

export { type StandInIntent, stripeToken }

/** An Annai of its own, on a database that others use, too, with its own stand-in for Stripe. */
export async function startWithStripe({ databaseUrl }: Pick<TestAnnai, 'databaseUrl'>) {
  const standIn = await startStripeStandIn()
  const annai = await startTestAnnai({ databaseUrl, settings: { stripe: stripeAt(standIn.url) } })
  return { annai, standIn }
}

/** The same in a house that was never open, with other keys where some are told. */
export async function startClosedWithStripe({
  databaseUrl,
  ...keys
}: Partial<Pick<TestAnnai, 'databaseUrl'>> & { secretKey?: string; publishableKey?: string } = {}) {
  const standIn = await startStripeStandIn()
  const settings = { stripe: { ...stripeAt(standIn.url), ...keys } }
  const annai = await startTestAnnai({ closed: true, settings, ...(databaseUrl && { databaseUrl }) })
  return { annai, standIn }
}

/** A signed webhook about a card that was set up. */
export const tellOfSetUp = (annai: TestAnnai, setUp: StandInSetUp) =>
  sendWebhook({ ...annai, news: [] }, eventOf('setup_intent.succeeded', setUp))

/** Pays with a new card whose name says what its bank does; under a key of its own unless one is given. */
export const payWithStripe = (
  annai: TestAnnai,
  held: HeldBooking,
  { token = stripeToken('visa'), key }: { token?: string; key?: string } = {},
) => post(annai, pathOf(held, 'pay'), { token: held.token, card: { token } }, key ? { 'idempotency-key': key } : {})

/** A signed webhook about a payment; with an id, the same piece of news as before. */
export const tellOfIntent = (annai: TestAnnai, type: string, intent: StandInIntent, eventId?: string) =>
  sendWebhook({ ...annai, news: [] }, eventOf(`payment_intent.${type}`, intent, eventId))
