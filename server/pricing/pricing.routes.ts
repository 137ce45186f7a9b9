import { availability } from '#contract/availability.ts'
import {
  laterReturns as laterReturnsCall,
  makeQuote as makeQuoteCall,
  offeredExtras as offeredExtrasCall,
  placesTooFar as placesTooFarCall,
} from '#contract/pricing.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { withBoundedCodes } from './bound-codes.ts'
import { laterReturnsOfQuote } from './later-returns.ts'
import { makeQuote } from './make-quote.ts'
import { offeredExtras } from './offered-extras.ts'
import { extrasRoutes } from './office/extras.routes.ts'
import type { UsersOfExtras } from './office/extras.ts'
import { placesTooFar } from './places-too-far.ts'
import { priceAvailability } from './price-availability.ts'

export function pricingRoutes(api: Api, ctx: Context, users: UsersOfExtras) {
  extrasRoutes(api, ctx, users)
  serve(api, offeredExtrasCall, async ({ input }) => ({ extras: await offeredExtras(ctx, input.with) }))
  serve(api, availability, ({ input }) => priceAvailability(ctx, input))
  serve(api, makeQuoteCall, ({ input, caller, origin }) => {
    const userId = caller?.userId ?? null
    const codes = { wish: input, use: { tour: input.tour } }
    return withBoundedCodes(ctx, origin, codes, () => makeQuote(ctx, input, { userId, guest: { userId } }))
  })
  serve(api, placesTooFarCall, ({ input, caller }) => placesTooFar(ctx, input.id, caller?.userId ?? null))
  serve(api, laterReturnsCall, ({ input, caller }) => laterReturnsOfQuote(ctx, input.id, caller?.userId ?? null))
}
