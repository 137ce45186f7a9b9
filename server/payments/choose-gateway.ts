import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { StripeSettings } from '#server/platform/settings.ts'
import { cashBox } from './cash-box.ts'
import type { GatewayName, PaymentGateway } from './gateway.ts'
import { createTestGateway } from './test-gateway.ts'

/** One per settings, so that its connections are kept open between calls. */
const stripes = new WeakMap<StripeSettings, Promise<PaymentGateway>>()

/** The gateway that takes new payments here; `cash`: none does, and guests pay on the day. */
export const gatewayNameOf = ({ settings }: Pick<Context, 'settings'>): GatewayName =>
  settings.stripe ? 'stripe' : settings.onTheDayOnly ? 'cash' : 'test'

export const takesCards = (ctx: Pick<Context, 'settings'>): boolean => gatewayNameOf(ctx) !== 'cash'

/** The name of the gateway that takes cards; refuses where none does. */
export function cardGatewayNameOf(ctx: Pick<Context, 'settings'>): Exclude<GatewayName, 'cash'> {
  const name = gatewayNameOf(ctx)
  if (name === 'cash') throw new AppError('payments.no-cards')
  return name
}

export const gatewayOf = async (ctx: Context): Promise<PaymentGateway> => gatewayNamed(ctx, cardGatewayNameOf(ctx))

/** The gateway that took a payment: it alone can give it back, also when another takes the new ones. */
export async function gatewayNamed(ctx: Context, name: GatewayName): Promise<PaymentGateway> {
  if (name === 'test') return createTestGateway(ctx)
  if (name === 'cash') return cashBox
  const { stripe } = ctx.settings
  if (!stripe) throw new AppError('payments.gateway-unreachable')
  const gateway = stripes.get(stripe) ?? connectStripe(stripe, ctx)
  stripes.set(stripe, gateway)
  return gateway
}

/** Stripe's library is large; a house without Stripe does not read it. */
async function connectStripe(settings: StripeSettings, ctx: Context): Promise<PaymentGateway> {
  const [{ createStripe }, { createStripeGateway }] = await Promise.all([
    import('./stripe-client.ts'),
    import('./stripe-gateway.ts'),
  ])
  return createStripeGateway(createStripe(settings), ctx.log)
}
