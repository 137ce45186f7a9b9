import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { findQuote, type StoredQuote } from './quotes.store.ts'

/** A quote that this caller may use now; one of somebody else does not exist for them. */
export async function usableQuote(ctx: Context, id: string, userId: string | null): Promise<StoredQuote> {
  const quote = await findQuote(ctx.db, id)
  if (!quote || (quote.userId !== null && quote.userId !== userId)) throw new AppError('pricing.unknown-quote')
  if (quote.expiresAt <= ctx.clock.now()) throw new AppError('pricing.quote-expired')
  return quote
}
