import type { ReadInputOf } from '#contract/endpoint.ts'
import type { holdJourney as holdJourneyCall } from '#contract/journeys.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { type StoredQuote, usableQuote } from '#server/pricing/index.ts'
import { refuseTravellers } from '../change-details.ts'
import { type Held, holdTogether } from '../hold-together.ts'
import type { Who } from '../hold-within-bounds.ts'

type Input = ReadInputOf<typeof holdJourneyCall>

/** A ride, or the way there and the way back: each a booking of its own, in one transaction, both or neither. */
export async function holdJourney(
  ctx: Context,
  { quoteIds, ...guest }: Input,
  who: Who,
  attempt: Attempt,
): Promise<{ held: Held[] }> {
  const quotes = await quotesOf(ctx, quoteIds, guest, who.caller)
  return holdTogether(ctx, { quotes, guest, answerOf: (held) => ({ held }) }, who, attempt)
}

/** The way there first. A day out is held by itself, and one that would move a booking holds nothing. */
async function quotesOf(
  ctx: Context,
  quoteIds: readonly string[],
  { travellers }: Pick<Input, 'travellers'>,
  caller: Caller | null,
): Promise<StoredQuote[]> {
  if (new Set(quoteIds).size < quoteIds.length)
    throw new AppError('platform.invalid-input', { fields: { quoteIds: 'Each way has a quote of its own.' } })
  const quotes: StoredQuote[] = []
  for (const id of quoteIds) {
    const quote = await usableQuote(ctx, id, caller?.userId ?? null)
    if (quote.bookingId) throw new AppError('pricing.unknown-quote')
    if (!quote.ride)
      throw new AppError('platform.invalid-input', { fields: { quoteIds: 'A day out is booked by itself.' } })
    refuseTravellers(travellers, quote.wish)
    quotes.push(quote)
  }
  return quotes.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
