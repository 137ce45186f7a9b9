import * as z from 'zod/mini'
import { gatewayOf } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'

const CardToDrop = z.object({ token: z.string(), isLast: z.boolean() })

/**
 * A card that was kept for the second of two charges, when each way was one of its own: the gateway forgets it with the
 * last look. No new one is kept; those jobs wait for a day at most. May run twice.
 */
export async function dropJourneyCard(ctx: Context, payload: unknown): Promise<void> {
  const { token, isLast } = CardToDrop.parse(payload)
  if (isLast) await (await gatewayOf(ctx)).dropCard(token)
}
