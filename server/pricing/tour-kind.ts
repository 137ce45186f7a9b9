import type { Wish } from '#contract/wish.ts'
import { findBookableTour } from '#server/catalogue/index.ts'
import { findNearest } from '#server/inventory/index.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { Kind } from './kind.ts'
import { listLaterReturns } from './later-returns.ts'
import { listCars } from './list-cars.ts'
import { makeQuote } from './make-quote.ts'
import { priceMonth } from './price-month.ts'

/** A day out: on the days of its tour, at one of its starts. */
export const tourKind: Kind<Wish> = {
  quote: makeQuote,
  listCars,
  async findNearest(ctx, { tourSlug, demand, startsAt }) {
    const tour = tourSlug === null ? null : await findBookableTour(ctx.db, tourSlug)
    // A tour that is sold no more has no other day.
    return tour ? findNearest(ctx, tour, demand, { day: tokyoDayOf(startsAt), start: tokyoTimeOf(startsAt) }) : []
  },
  priceMonth,
  listLaterReturns,
  isReviewed: true,
  words: { noun: 'day', moved: 'day' },
}
