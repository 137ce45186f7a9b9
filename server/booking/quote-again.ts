import type { Quote } from '#contract/pricing.ts'
import type { Context } from '#server/platform/context.ts'
import { isRideWish, type KeptWish, makeQuote, type QuoteFor } from '#server/pricing/index.ts'
import { quoteOneRide } from '#server/rides/index.ts'

/** What a booking would cost by another wish, whatever it is of. */
export const quoteAgain = (ctx: Context, wish: KeptWish, quoteFor: QuoteFor): Promise<Quote> =>
  isRideWish(wish) ? quoteOneRide(ctx, wish, quoteFor) : makeQuote(ctx, wish, quoteFor)
