import Stripe from 'stripe'
import { AppError } from '#server/platform/app-error.ts'
import type { Logger } from '#server/platform/log.ts'

const { errors } = Stripe

/** Runs a call to Stripe. What comes out is our own refusal, or a fault of ours that is logged and told without detail. */
export async function reachStripe<T>(log: Logger, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof errors.StripeError)) throw error
    if (isUnreachable(error)) {
      log.warn({ err: error, stripeRequest: error.requestId }, 'Stripe did not answer')
      throw new AppError('payments.gateway-unreachable', { retryAfterSeconds: 5 })
    }
    // Without its status, which is for us and must not become the guest's.
    throw new Error(`Stripe refused a call (${error.code ?? error.type}, ${error.requestId}): ${error.message}`)
  }
}

type StripeError = InstanceType<typeof errors.StripeError>

const isUnreachable = (error: StripeError): boolean =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeRateLimitError ||
  error instanceof errors.StripeAPIError

export const isCardError = (error: unknown) => error instanceof errors.StripeCardError

/** The payment that the bank refused, which the refusal carries. */
export const refusedIntentOf = (error: unknown): Stripe.PaymentIntent | undefined =>
  error instanceof errors.StripeCardError ? error.payment_intent : undefined

/** The card that the bank refused to have set up, which the refusal carries. */
export const refusedSetUpOf = (error: unknown): Stripe.SetupIntent | undefined =>
  error instanceof errors.StripeCardError ? error.setup_intent : undefined

/** Stripe does not know our key, or it may not do this. */
export const isWrongKey = (error: unknown) =>
  error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError

export const isInvalidRequest = (error: unknown) => error instanceof errors.StripeInvalidRequestError

/** The card that we named is not there, or not ours to charge. */
export const isWrongCard = (error: unknown) =>
  error instanceof errors.StripeInvalidRequestError && /^(payment_method|customer)$/.test(error.param ?? '')

/** What was asked for cannot be done to the payment in its present state. */
export const isTooLate = (error: unknown) =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'
