import type { holdBooking as holdBookingCall } from '#contract/booking.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { usableQuote } from '#server/pricing/index.ts'
import { refuseTravellers } from './change-details.ts'
import { type Held, holdTogether } from './hold-together.ts'
import type { Who } from './hold-within-bounds.ts'

type Input = ReadInputOf<typeof holdBookingCall>

/** A day out or a ride, by itself. */
export async function holdBooking(ctx: Context, input: Input, who: Who, attempt: Attempt): Promise<Held> {
  const quote = await usableQuote(ctx, input.quoteId, who.caller?.userId ?? null)
  if (quote.bookingId) throw new AppError('pricing.unknown-quote')
  refuseTravellers(input.travellers, quote.wish)
  const answerOf = ([held]: Held[]) => {
    if (!held) throw new Error('A hold of one has one.')
    return held
  }
  return holdTogether(ctx, { items: [{ quote, guest: input }], email: input.email, answerOf }, who, attempt)
}
