import type Stripe from 'stripe'
import { AppError } from '#server/platform/app-error.ts'
import type { SetUpCard } from './gateway.ts'
import { declineReasonOf, readStripeToken } from './stripe.rules.ts'
import { isInvalidRequest, isWrongCard, isWrongKey, refusedSetUpOf } from './stripe-errors.ts'

/** What tells our cards from those that others set up in the same account. */
export const proofMark = 'annai_proof'

/** Stripe's own test of a card: it asks the bank as for a payment, and no money is moved. */
export async function setUpAtStripe(
  stripe: Stripe,
  { proofId, cardToken }: { proofId: string; cardToken: string },
): Promise<SetUpCard> {
  const card = readStripeToken(cardToken)
  if (!card || card.customer) throw new AppError('payments.card-not-accepted')
  try {
    const intent = await stripe.setupIntents.create(
      {
        payment_method: card.paymentMethod,
        allowed_payment_method_types: ['card'],
        confirm: true,
        use_stripe_sdk: true,
        usage: 'on_session',
        description: 'Annai: a card set up before opening, never charged',
        metadata: { [proofMark]: proofId },
      },
      { idempotencyKey: proofId },
    )
    return standingOf(intent)
  } catch (error) {
    const refused = refusedSetUpOf(error)
    if (refused) return standingOf(refused)
    // The browser made it with the publishable key: a secret key that does not know it is of another account or mode.
    if (isWrongCard(error)) throw new AppError('payments.keys-apart')
    throw ofKeys(error)
  }
}

export async function findSetUpAtStripe(stripe: Stripe, setupId: string): Promise<SetUpCard> {
  try {
    return standingOf(await stripe.setupIntents.retrieve(setupId))
  } catch (error) {
    if (isInvalidRequest(error)) throw new AppError('payments.card-not-accepted')
    throw ofKeys(error)
  }
}

const ofKeys = (error: unknown) => (isWrongKey(error) ? new AppError('payments.key-refused') : error)

function standingOf({ id, status, client_secret, last_setup_error }: Stripe.SetupIntent): SetUpCard {
  if (status === 'succeeded') return { setupId: id, state: 'succeeded' }
  if (status === 'requires_action' || status === 'processing')
    return { setupId: id, state: 'needs_step_up', ...(client_secret && { clientSecret: client_secret }) }
  return { setupId: id, state: 'declined', declineReason: declineReasonOf(last_setup_error?.decline_code) }
}
