import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { StripeSettings } from '#server/platform/settings.ts'
import type { GatewayName, PaymentGateway } from './gateway.ts'
import { createStripe } from './stripe-client.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { createTestGateway } from './test-gateway.ts'

/** One per settings, so that its connections are kept open between calls. */
const stripes = new WeakMap<StripeSettings, PaymentGateway>()

/** The gateway that takes new payments here. */
export function gatewayOf(ctx: Context): PaymentGateway {
  return gatewayNamed(ctx, ctx.settings.stripe ? 'stripe' : 'test')
}

/** The gateway that took a payment: it alone can give it back, also when another takes the new ones. */
export function gatewayNamed(ctx: Context, name: GatewayName): PaymentGateway {
  if (name === 'test') return createTestGateway(ctx)
  const { stripe } = ctx.settings
  if (!stripe) throw new AppError('payments.gateway-unreachable')
  const gateway = stripes.get(stripe) ?? createStripeGateway(createStripe(stripe), ctx.log)
  stripes.set(stripe, gateway)
  return gateway
}
