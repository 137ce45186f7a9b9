import { type BookingRow, findById } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { type Once, sendTrue } from './send-once.ts'

export interface AboutBooking extends Omit<Once, 'bookingId' | 'isStillSo'> {
  /** By the hour: what is true of the booking may still end by itself. */
  isTrue: (now: Date) => boolean
}

/**
 * Sends a mail about a booking as it is at that moment. Its edition rises with every change, so that a booking which was
 * cancelled, moved or paid while the mail was written is looked at anew.
 */
export const tellOfBooking = (
  ctx: Context,
  bookingId: string,
  about: (booking: BookingRow) => Promise<AboutBooking | null>,
): Promise<void> =>
  sendTrue(ctx, async () => {
    const booking = await findById(ctx.db, bookingId)
    const found = booking && (await about(booking))
    if (!found?.isTrue(ctx.clock.now())) return null
    const { isTrue, ...once } = found
    const isStillSo = async () =>
      (await findById(ctx.db, bookingId))?.edition === booking?.edition && isTrue(ctx.clock.now())
    return { ...once, bookingId, isStillSo }
  })
