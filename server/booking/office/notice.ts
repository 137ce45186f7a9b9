import { findBookableTour } from '#server/catalogue/index.ts'
import { noticeEndsAt } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { StoredQuote } from '#server/pricing/index.ts'

/** When guests could last book this by themselves, where that had passed when its price was asked for; null: they still could. */
export async function noticeEndedAt(
  { db }: Context,
  { tourSlug, startsAt, createdAt }: Pick<StoredQuote, 'tourSlug' | 'startsAt' | 'createdAt'>,
): Promise<Date | null> {
  const tour = tourSlug === null ? undefined : await findBookableTour(db, tourSlug)
  if (!tour) return null
  const endsAt = noticeEndsAt(tour, startsAt)
  return endsAt < createdAt ? endsAt : null
}
