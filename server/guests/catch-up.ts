import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { countGuests } from './count-guests.store.ts'
import {
  addGuestsOf,
  findGuestsOfAccounts,
  findPassedDays,
  hasNews,
  linkBookings,
  lockAllGuests,
  takeNews,
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
 * Hears what bookings, money and accounts told since the last time, so that whoever reads sees what was just booked.
 * Answers how much it heard: nothing, most of the time.
 */
export async function catchUp({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  if (!(await hasNews(db))) return 0
  return db.transaction().execute(async (tx) => {
    await lockAllGuests(tx)
    const { bookingIds, userIds, count } = await takeNews(tx, batch)
    await addGuestsOf(tx, bookingIds)
    const ids = [...(await linkBookings(tx, bookingIds)), ...(await findGuestsOfAccounts(tx, userIds))]
    await recount(tx, [...new Set(ids)], clock.now())
    return count
  })
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
