import { findBookableTour } from '#server/catalogue/index.ts'
import { findNearest } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { isRideWish, type StoredQuote } from '#server/pricing/index.ts'
import { findNearestRides } from '#server/rides/index.ts'

/** Undoes the booking that was begun; what can be had instead is looked up afterwards, outside the transaction. */
export class SoldOut extends Error {}

/** Of several ways: which one nobody can drive. */
export class WayTaken extends SoldOut {
  readonly way: number
  constructor(way: number) {
    super('Nobody is free for one of the ways.')
    this.way = way
  }
}

/** `nearestWay`: which of several that are booked together it is, counted from 0. */
export async function refuseSoldOut(ctx: Context, quote: StoredQuote, nearestWay?: number): Promise<never> {
  const tour = quote.tourSlug === null ? null : await findBookableTour(ctx.db, quote.tourSlug)
  const slot = { day: tokyoDayOf(quote.startsAt), start: tokyoTimeOf(quote.startsAt) }
  const { demand, startsAt } = quote
  const nearest = tour ? await findNearest(ctx, tour, demand, slot) : await nearestRides(ctx, quote)
  throw new AppError('inventory.sold-out', { nearest, nearestWay, demand, startsAt })
}

/** Nothing where the ride itself cannot be had so any more, as when a place is gone. */
async function nearestRides(ctx: Context, { wish, vehicleClass }: StoredQuote) {
  if (!isRideWish(wish)) return []
  return findNearestRides(ctx, wish, vehicleClass).catch((error: unknown) => {
    if (error instanceof AppError) return []
    throw error
  })
}
