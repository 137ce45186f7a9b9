import Stripe from 'stripe'
import type { StripeSettings } from '#server/platform/settings.ts'

/** Stripe's own SDK, which also pins the version of their API that its types describe. */
export function createStripe({ secretKey, apiBase }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    // It would keep a file in the home directory and report on us.
    telemetry: false,
    ...(apiBase && addressOf(new URL(apiBase))),
  })
}

function addressOf({ protocol, hostname, port }: URL) {
  const isSecure = protocol === 'https:'
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure ? 443 : 80),
  }
}
