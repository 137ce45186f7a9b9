import { randomUUID } from 'node:crypto'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findCardProof, noteCardProof, type ProofOf } from './card-proofs.store.ts'
import { cardGatewayNameOf, gatewayNameOf, gatewayOf } from './choose-gateway.ts'
import type { SetUpCard } from './gateway.ts'
import { refuseDeclined } from './start-charge.ts'

type Settings = Pick<Context, 'settings'>

/** With other keys it is another account, of which nothing is proved yet. */
const accountOf = (ctx: Settings): ProofOf => ({
  gateway: cardGatewayNameOf(ctx),
  account: ctx.settings.stripe?.publishableKey ?? 'test',
})

/** Sets up a card as a guest's would be, without a charge. What is not good is refused, with the reason. */
export async function proveCard(ctx: Context, cardToken: string): Promise<SetUpCard> {
  const gateway = await gatewayOf(ctx)
  return noted(ctx, await gateway.setUp({ proofId: randomUUID(), cardToken }))
}

/** After the bank's step: the gateway itself is asked how it ended. */
export async function finishCardProof(ctx: Context, setupId: string): Promise<SetUpCard> {
  const gateway = await gatewayOf(ctx)
  return noted(ctx, await gateway.findSetUp(setupId))
}

async function noted(ctx: Context, card: SetUpCard): Promise<SetUpCard> {
  refuseDeclined(card)
  if (card.state === 'succeeded')
    await noteCardProof(ctx.db, { ...accountOf(ctx), setupId: card.setupId, told: 'proved_at', at: ctx.clock.now() })
  return card
}

/** The gateway called us about such a card: its calls arrive, and are signed with the secret that we have. */
export const hearOfCardProof = (ctx: Context, db: Database, setupId: string): Promise<void> =>
  noteCardProof(db, { ...accountOf(ctx), setupId, told: 'heard_at', at: ctx.clock.now() })

/** Null where nobody takes cards, so that there is nothing to prove. */
export const cardProofOf = async (ctx: Settings, db: Database) =>
  gatewayNameOf(ctx) === 'cash' ? null : findCardProof(db, accountOf(ctx))
