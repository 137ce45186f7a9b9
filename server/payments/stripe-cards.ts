import type Stripe from 'stripe'
import { AppError } from '#server/platform/app-error.ts'
import type { KeptCard } from './gateway.ts'
import { readStripeToken, stripeTokenOf } from './stripe.rules.ts'
import { isCardError, isInvalidRequest } from './stripe-errors.ts'

/** Stripe charges a card again only where it belongs to a customer, and attaches it only before its first use. */
export async function keepStripeCard(
  stripe: Stripe,
  { cardToken, customerReference }: { cardToken: string; customerReference: string },
): Promise<KeptCard> {
  const token = readStripeToken(cardToken)
  // A card that belongs to a customer already was saved, by this caller or by somebody else.
  if (!token || token.customer) throw new AppError('payments.card-not-accepted')
  try {
    const method = await stripe.paymentMethods.retrieve(token.paymentMethod)
    if (!method.card) throw new AppError('payments.card-not-accepted')
    const customer = await stripe.customers.create(
      { payment_method: method.id, metadata: { reference: customerReference } },
      { idempotencyKey: `card-${customerReference}-${method.id}` },
    )
    const { brand, last4, exp_year, exp_month } = method.card
    const expires = `${exp_year}-${String(exp_month).padStart(2, '0')}`
    return { token: stripeTokenOf(customer.id, method.id), brand, last4, expires }
  } catch (error) {
    if (isCardError(error) || isInvalidRequest(error)) throw new AppError('payments.card-not-accepted')
    throw error
  }
}

/** The customer stands for this one card, so it goes with it. */
export async function dropStripeCard(stripe: Stripe, cardToken: string): Promise<void> {
  const customer = readStripeToken(cardToken)?.customer
  if (!customer) return
  try {
    await stripe.customers.del(customer)
  } catch (error) {
    // Gone already.
    if (!isInvalidRequest(error)) throw error
  }
}
