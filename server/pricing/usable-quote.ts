import { closedOn } from '#contract/closed-days.ts'
import { closedTimesOf } from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { findQuoteWithSeasons, type QuoteWithSeasons, type StoredQuote } from './quotes.store.ts'

/**
 * A quote that this caller may use now; one of somebody else does not exist for them. A booking that moves says when it
 * is, since its own day stays open to it.
 */
export async function usableQuote(
  ctx: Context,
  id: string,
  userId: string | null,
  moving?: { startsAt: Date },
): Promise<StoredQuote> {
  const found = await findQuoteWithSeasons(ctx.db, id)
  if (!found || (found.quote.userId !== null && found.quote.userId !== userId))
    throw new AppError('pricing.unknown-quote')
  const { quote } = found
  if (quote.expiresAt <= ctx.clock.now()) throw new AppError('pricing.quote-expired')
  const isNewDay = quote.bookingId === null || (moving && moving.startsAt.getTime() !== quote.startsAt.getTime())
  if (isNewDay) refuseClosedSince(found)
  return quote
}

/** The office may have closed the day after its price was asked for. */
function refuseClosedSince({ quote, seasons }: QuoteWithSeasons): void {
  const why = closedOn(closedTimesOf(seasons), tokyoDayOf(quote.startsAt))?.words
  if (why !== undefined) throw new AppError('pricing.not-possible', { fields: { day: `The tour ${why}.` } })
}
