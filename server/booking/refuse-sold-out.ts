import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { StoredQuote } from '#server/pricing/index.ts'
import { kindOf } from './kinds.ts'

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
  const { demand, startsAt } = quote
  const nearest = await kindOf(quote.wish).findNearest(ctx, quote)
  throw new AppError('inventory.sold-out', { nearest, nearestWay, demand, startsAt })
}
