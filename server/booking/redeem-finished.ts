import type { Context } from '#server/platform/context.ts'
import { findFinished, lockBooking } from './bookings.store.ts'
import { moveTo } from './move.ts'

const batch = 200

/** After the service ends a booking is redeemed, unless the office has said that nobody came. May run twice. */
export async function redeemFinished(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const id of await findFinished(ctx.db, now, batch)) {
    await ctx.db.transaction().execute(async (db) => {
      const booking = await lockBooking(db, id)
      if (booking.state !== 'confirmed' || booking.endsAt > now) return
      await moveTo(db, booking, 'redeemed', { actor: 'clock', reason: 'The day is over', at: now })
    })
  }
}
