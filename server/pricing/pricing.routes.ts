import {
  makeQuote as makeQuoteCall,
  offeredExtras as offeredExtrasCall,
  whatIf as whatIfCall,
} from '#contract/pricing.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { withBoundedCode } from './bound-codes.ts'
import { makeQuote } from './make-quote.ts'
import { offeredExtras } from './offered-extras.ts'
import { whatIf } from './what-if.ts'

export function pricingRoutes(api: Api, ctx: Context) {
  serve(api, offeredExtrasCall, async () => ({ extras: await offeredExtras(ctx) }))
  serve(api, makeQuoteCall, ({ input, caller, origin }) =>
    withBoundedCode(ctx, origin, input.code, () => makeQuote(ctx, input, { userId: caller?.userId ?? null })),
  )
  serve(api, whatIfCall, ({ input, caller }) => whatIf(ctx, input, caller?.userId ?? null))
}
