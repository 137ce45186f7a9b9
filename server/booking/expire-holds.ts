import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findEndedHolds, lockBooking } from './bookings.store.ts'
import { moveTo } from './move.ts'

const ended = { actor: 'clock', reason: 'The hold ended' }
const batch = 200

/** Bookings whose crew somebody else needed after their hold had ended. Their rows are locked already. */
export async function expireOthers(db: Database, ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids) {
    const booking = await lockBooking(db, id)
    if (booking.state === 'on_hold') await moveTo(db, booking, 'expired', { ...ended, at: now })
  }
}

/** The sweep: every hold that has ended lets its crew go. May run twice, and beside itself. */
export async function expireHolds(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const id of await findEndedHolds(ctx.db, now, batch)) {
    await ctx.db.transaction().execute(async (db) => {
      const booking = await lockBooking(db, id)
      if (booking.state !== 'on_hold' || !booking.heldUntil || booking.heldUntil > now) return
      await moveTo(db, booking, 'expired', { ...ended, at: now })
    })
  }
}
