import type { Context } from '#server/platform/context.ts'
import { keepGuests, recount } from '../catch-up.ts'
import { writeKeys } from '../count-guests.store.ts'
import { lockAllGuests } from '../guest-news.store.ts'
import { findUnwritten, saveDemoGuest } from './demo-guests.store.ts'
import { demoGuests } from './demo-guests.ts'

/** Guests of all that is booked, and what the office wrote about some of them. Written once. */
export async function seedDemoGuests(ctx: Context): Promise<void> {
  await keepGuests(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    await lockAllGuests(tx)
    const unwritten = await findUnwritten(
      tx,
      demoGuests.map(({ name }) => name),
    )
    if (unwritten.size === 0) return
    for (const { name, ...facts } of demoGuests) {
      const id = unwritten.get(name)
      if (id) await saveDemoGuest(tx, id, facts)
    }
    const ids = [...unwritten.values()]
    await writeKeys(tx, ids)
    await recount(tx, ids, ctx.clock.now())
  })
}
