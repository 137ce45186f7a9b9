import type { TripItem } from '#contract/trip-wish.ts'
import type { Trip } from '#contract/trips.ts'
import { mostItems } from '#core/references.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { lockOfPerson } from '#server/platform/lock-of-person.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { dropSharesOf, sharedUntil } from './shared-trips.store.ts'
import {
  addTripItems,
  findSameWish,
  findTripItems,
  type ItemChange,
  removeTripItem,
  saveTripItem,
} from './trip-items.store.ts'

/** Any number of our own: with a person's id it says that their trip is being changed. */
const tripsLock = 727_005

/** The trip that a member gathers, item by item: whoever changes one leaves the others as they are. */
export async function readTrip(ctx: Context, userId: string): Promise<Trip> {
  const until = await sharedUntil(ctx.db, userId, ctx.clock.now())
  return { items: await findTripItems(ctx.db, userId), sharedUntil: until && tokyoIso(until) }
}

/** Also what a device kept before its owner signed in. All of it fits, or nothing is added. */
export async function addToTrip(ctx: Context, userId: string, items: readonly TripItem[]): Promise<Trip> {
  await ctx.db.transaction().execute(async (db) => {
    await lockOfPerson(db, tripsLock, userId)
    const before = (await findTripItems(db, userId)).length
    await addTripItems(db, userId, items, ctx.clock.now())
    const after = (await findTripItems(db, userId)).length
    if (after > mostItems && after > before) throw new AppError('trips.full')
  })
  return readTrip(ctx, userId)
}

/** What becomes the same as another item is one with it. */
export async function changeTripItem(ctx: Context, userId: string, item: ItemChange): Promise<Trip> {
  await ctx.db.transaction().execute(async (db) => {
    await lockOfPerson(db, tripsLock, userId)
    const { id, wish } = item
    const same = wish && (await findSameWish(db, userId, { id, wish }))
    if (same !== undefined) await removeTripItem(db, userId, same)
    if (!(await saveTripItem(db, userId, item, ctx.clock.now()))) throw new AppError('trips.unknown-item')
  })
  return readTrip(ctx, userId)
}

export async function removeFromTrip(ctx: Context, userId: string, id: string): Promise<Trip> {
  await removeTripItem(ctx.db, userId, id)
  return readTrip(ctx, userId)
}

export async function endOwnShares(ctx: Context, userId: string): Promise<Trip> {
  await dropSharesOf(ctx.db, userId)
  return readTrip(ctx, userId)
}
