import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { BookingState } from '#contract/booking.ts'
import { type BookingRow, findById, openBooking, type Which } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { countAttempt } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'
import { addJob } from '#server/platform/jobs.ts'
import type { Caller } from '#server/platform/serve.ts'
import { type OccasionName, occasions } from './occasions.ts'
import { sendOnce } from './send-once.ts'
import { writeLetter } from './write-letter.ts'

const limit = { times: 3, windowSeconds: 3600 }

/** Which mail says how a booking is now. */
const mailOfState: Readonly<Partial<Record<BookingState, OccasionName>>> = {
  on_hold: 'held',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
}

const stateInWords: Readonly<Partial<Record<BookingState, string>>> = {
  on_hold: 'expired',
  pending: 'waiting for our answer',
  rejected: 'declined',
  no_show: 'over',
  redeemed: 'over',
}

const presentOccasion = (booking: BookingRow, now: Date): OccasionName | null => {
  const occasion = mailOfState[booking.state]
  return occasion && occasions[occasion].isTrue(booking, now) ? occasion : null
}

/** Sends the mail of the present state once more, to the address of the booking and nowhere else. */
export async function sendAgain(ctx: Context, which: Which, caller: Caller | null): Promise<{ email: string }> {
  const booking = await openBooking(ctx, which, caller)
  const now = ctx.clock.now()
  if (!presentOccasion(booking, now))
    throw new AppError('booking.not-possible-now', { state: stateInWords[booking.state] ?? booking.state })
  const key = `mail-again:${booking.id}`
  const count = (await countAttempt(ctx.db, now, [{ key, windowSeconds: limit.windowSeconds }])).get(key)
  if (!count || count.hits > limit.times)
    throw new AppError('notifications.too-many', {
      retryAfterSeconds: count ? Math.ceil((count.resetsAt.getTime() - now.getTime()) / 1000) : limit.windowSeconds,
    })
  await addJob(ctx.db, 'notifications.send-again', { bookingId: booking.id, wish: randomUUID() })
  return { email: booking.email }
}

const Wish = z.object({ bookingId: z.uuid(), wish: z.uuid() })

export async function sendAgainTask(ctx: Context, payload: unknown): Promise<void> {
  const { bookingId, wish } = Wish.parse(payload)
  const booking = await findById(ctx.db, bookingId)
  const occasion = booking && presentOccasion(booking, ctx.clock.now())
  if (!booking || !occasion) return
  await sendOnce(ctx, {
    occasion: `again:${bookingId}:${wish}`,
    bookingId,
    write: () => writeLetter(ctx, occasion, booking),
  })
}
