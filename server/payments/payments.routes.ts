import type { FastifyInstance } from 'fastify'
import {
  forgetCard as forgetCardCall,
  paymentSetup,
  saveCard as saveCardCall,
  savedCards,
  testCard,
  useCardFirst as useCardFirstCall,
} from '#contract/payments.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { forgetCard, listCards, saveCard, useCardFirst } from './cards.ts'
import { gatewayNameOf } from './choose-gateway.ts'
import { hearGateway, type TellOfCharge } from './hear-gateway.ts'
import { makeTestCard } from './make-test-card.ts'

export function paymentsRoutes(api: Api, ctx: Context, tell: TellOfCharge) {
  serve(api, paymentSetup, async () => ({
    gateway: gatewayNameOf(ctx),
    publishableKey: ctx.settings.stripe?.publishableKey ?? null,
  }))
  serve(api, testCard, async ({ input }) => makeTestCard(ctx, input))
  serve(api, savedCards, ({ caller }) => listCards(ctx, caller.userId))
  serve(api, saveCardCall, ({ caller, input }) => saveCard(ctx, caller.userId, input.token))
  serve(api, forgetCardCall, ({ caller, input }) => forgetCard(ctx, caller.userId, input.id))
  serve(api, useCardFirstCall, ({ caller, input }) => useCardFirst(ctx, caller.userId, input.id))
  api.app.register(async (scope) => stripeWebhook(scope, `${api.basePath}/gateway/stripe`, ctx, tell))
}

/** Its events tell of whole objects; larger than what guests send, and never large. */
const mostEventBytes = 256 * 1024

/** Not in the contract: Stripe calls it, in its own words. */
function stripeWebhook(scope: FastifyInstance, url: string, ctx: Context, tell: TellOfCharge) {
  // The signature is over the bytes as they were sent, so nobody reads them first. In this scope only.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  scope.post(url, { bodyLimit: mostEventBytes }, async (request, reply) => {
    const { stripe } = ctx.settings
    if (!stripe) throw new AppError('payments.not-here')
    const signature = request.headers['stripe-signature']
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new AppError('payments.bad-signature')
    const { readStripeEvent } = await import('./read-stripe-event.ts')
    const news = readStripeEvent(stripe, { body: request.body, signature, at: ctx.clock.now() })
    await hearGateway(ctx, news, tell)
    return reply.header('cache-control', 'no-store').send({ received: true })
  })
}
