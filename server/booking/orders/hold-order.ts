import type { ReadInputOf } from '#contract/endpoint.ts'
import type { holdOrder as holdOrderCall } from '#contract/orders.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { usableQuote } from '#server/pricing/index.ts'
import { refuseTravellers } from '../change-details.ts'
import { type Held, holdTogether, type WantedItem } from '../hold-together.ts'
import type { Who } from '../hold-within-bounds.ts'

type Input = ReadInputOf<typeof holdOrderCall>

/** What is bought together: each a booking of its own, in one transaction, all or nothing. */
export async function holdOrder(
  ctx: Context,
  { items, ...ofAll }: Input,
  who: Who,
  attempt: Attempt,
): Promise<{ held: Held[] }> {
  const ids = items.map(({ quoteId }) => quoteId)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0)
    throw new AppError('platform.invalid-input', { fields: { [`items.${twice}.quoteId`]: 'Each has its own price.' } })
  const wanted: WantedItem[] = []
  for (const { quoteId, ...own } of items) {
    const quote = await usableQuote(ctx, quoteId, who.caller?.userId ?? null)
    // One that would move a booking holds nothing.
    if (quote.bookingId) throw new AppError('pricing.unknown-quote')
    const guest = { flight: '', ...ofAll, ...own }
    refuseTravellers(guest.travellers, quote.wish)
    wanted.push({ quote, guest })
  }
  // In the order of their days, whatever the order in which they were chosen.
  const inOrder = wanted.toSorted((one, other) => one.quote.startsAt.getTime() - other.quote.startsAt.getTime())
  return holdTogether(ctx, { items: inOrder, email: ofAll.email, answerOf: (held) => ({ held }) }, who, attempt)
}
