import type { CardProof, proveCard as proveCardCall } from '#contract/card-proof.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { cardProofOf, finishCardProof, gatewayNameOf, proveCard } from '#server/payments/index.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { apiPath } from '#server/platform/settings.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { openingObject } from './opening-object.ts'

export async function readCardProof(ctx: Context): Promise<CardProof> {
  const proof = await cardProofOf(ctx, ctx.db)
  const { settings } = ctx
  return {
    gateway: gatewayNameOf(ctx),
    provedAt: proof?.provedAt ? tokyoIso(proof.provedAt) : null,
    heardAt: proof?.heardAt ? tokyoIso(proof.heardAt) : null,
    callAddress: new URL(`${apiPath(settings)}/gateway/stripe`, settings.publicUrl).href,
  }
}

type Tried = OutputOf<typeof proveCardCall>
type SetUp = Awaited<ReturnType<typeof proveCard>>

export const proveCards = async (ctx: Context, caller: Caller, { token }: { token: string }): Promise<Tried> =>
  told(ctx, caller, await proveCard(ctx, token))

export const finishProof = async (ctx: Context, caller: Caller, { setupId }: { setupId: string }): Promise<Tried> =>
  told(ctx, caller, await finishCardProof(ctx, setupId))

async function told(ctx: Context, { userId }: Caller, { setupId, state, clientSecret }: SetUp): Promise<Tried> {
  if (state === 'declined') throw new Error('A card that was declined is refused before.')
  if (state === 'succeeded')
    await ctx.db
      .transaction()
      .execute((tx) => recordChange(tx, { object: openingObject, userId, at: ctx.clock.now(), deed: 'proved a card' }))
  return { state, setupId, clientSecret: clientSecret ?? null, proof: await readCardProof(ctx) }
}
