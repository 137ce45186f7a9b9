import * as z from 'zod/mini'
import type { Context } from '#server/platform/context.ts'
import { gatewayNamed } from './choose-gateway.ts'
import { findCardToDrop, removeDroppedCard } from './own-cards.store.ts'

const Payload = z.object({ cardId: z.uuid() })

/** Has the gateway forget a card of somebody who left, then forgets it here. May run twice: a card that is gone is gone. */
export async function dropCard(ctx: Context, payload: unknown): Promise<void> {
  const { cardId } = Payload.parse(payload)
  const card = await findCardToDrop(ctx.db, cardId)
  if (!card) return
  await (await gatewayNamed(ctx, card.gateway)).dropCard(card.token)
  await removeDroppedCard(ctx.db, cardId)
}
