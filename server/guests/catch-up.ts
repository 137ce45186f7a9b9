import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { outageOf } from '#server/platform/database-errors.ts'
import { countGuests } from './count-guests.store.ts'
import {
  addGuestsOf,
  findGuestsOfAccounts,
  findPassedDays,
  hasNews,
  linkBookings,
  lockAllGuests,
  takeNews,
  tryLockAllGuests,
} from './guest-news.store.ts'
import { findAlike } from './guest-pairs.store.ts'
import { settleOldMerges } from './merges.store.ts'

const batch = 1000

/** Counts these guests anew, and looks who may be the same. */
export async function recount(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await countGuests(db, ids, now)
  await findAlike(db, ids)
}

/**
 * Hears what bookings, money and accounts told since the last time. Answers how much it heard: nothing, most of the
 * time. Waits for whoever counts, merges or erases at this moment.
 */
export async function catchUp({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  if (!(await hasNews(db))) return 0
  return db.transaction().execute(async (tx) => {
    await lockAllGuests(tx)
    return hear(tx, clock.now())
  })
}

/**
 * The same before somebody reads, so that they see what was just booked. Whoever reads never waits: where somebody else
 * is at work on guests, or nothing can be written, they see them as they were counted last.
 */
export async function catchUpToRead({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  if (!(await hasNews(db))) return
  try {
    await db.transaction().execute(async (tx) => {
      if (await tryLockAllGuests(tx)) await hear(tx, clock.now())
    })
  } catch (error) {
    if (!outageOf(error)) throw error
  }
}

async function hear(tx: Database, now: Date): Promise<number> {
  const { bookingIds, userIds, count } = await takeNews(tx, batch)
  await addGuestsOf(tx, bookingIds)
  const ids = [...(await linkBookings(tx, bookingIds)), ...(await findGuestsOfAccounts(tx, userIds))]
  await recount(tx, [...new Set(ids)], now)
  return count
}

/** All that was told, and days that have begun meanwhile. May run twice, and beside itself. */
export async function keepGuests(ctx: Context): Promise<void> {
  while ((await catchUp(ctx)) > 0);
  const now = ctx.clock.now()
  for (;;) {
    const passed = await ctx.db.transaction().execute(async (tx) => {
      await lockAllGuests(tx)
      const ids = await findPassedDays(tx, now, batch)
      await countGuests(tx, ids, now)
      return ids.length
    })
    if (passed < batch) break
  }
  await settleOldMerges(ctx.db, now)
}
