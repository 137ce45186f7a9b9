import type { Booking } from '#contract/booking.ts'
import { extendCrew, loadBookingPolicy } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { lockBooking } from './bookings.store.ts'
import { notPossible } from './move.ts'
import { openBooking, type Which } from './open-booking.ts'
import { setHold } from './save-bookings.store.ts'
import { tellOfHold } from './tell.ts'
import { transactWithRetries } from './transact-with-retries.ts'
import { viewNow } from './view-booking.ts'

/** Once, by as long as the policy says, while the hold lasts. */
export async function extendHold(ctx: Context, which: Which, caller: Caller | null): Promise<Booking> {
  const { id } = await openBooking(ctx, which, caller)
  const { holdExtensionMinutes } = await loadBookingPolicy(ctx)
  return transactWithRetries(ctx, async (db) => {
    const booking = await lockBooking(db, id)
    if (booking.state === 'expired') throw new AppError('booking.hold-expired')
    if (booking.state !== 'on_hold' || !booking.heldUntil) throw notPossible(booking)
    if (booking.heldUntil <= ctx.clock.now()) throw new AppError('booking.hold-expired')
    if (booking.holdExtended) throw new AppError('booking.hold-extended')
    const heldUntil = addMinutes(booking.heldUntil, holdExtensionMinutes)
    await extendCrew(db, id, heldUntil)
    await setHold(db, id, heldUntil)
    await tellOfHold(db, booking, heldUntil)
    return viewNow(ctx, db, id)
  })
}
