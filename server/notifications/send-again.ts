import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { BookingState } from '#contract/booking.ts'
import { type BookingRow, mailQueueOf, notPossible, openBooking, type Which } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addJob } from '#server/platform/jobs.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller } from '#server/platform/serve.ts'
import { takeAllowance } from './mail-limits.ts'
import { type OccasionName, occasions } from './occasions.ts'
import { tellOfBooking } from './tell-of-booking.ts'
import { writeLetter } from './write-letter.ts'

const hourly = { tries: 3, windowSeconds: 3600 }

/** Which mail says how a booking is now. */
const mailOfState: Readonly<Partial<Record<BookingState, OccasionName>>> = {
  on_hold: 'held',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
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
    // Of a hold only its end takes away what could be sent.
    throw notPossible({ state: booking.state === 'on_hold' ? 'expired' : booking.state })
  await refuseTooMany(ctx, 'notifications.too-many', [{ key: `mail-again:${booking.id}`, ...hourly }])
  // The office asks for guests of its own; everybody else may have named a stranger's address, for many bookings.
  if (caller?.role !== 'admin') await refuseTooManyTo(ctx, booking)
  const wish = { bookingId: booking.id, wish: randomUUID() }
  await addJob(ctx.db, 'notifications.send-again', wish, { queue: mailQueueOf(booking) })
  return { email: booking.email }
}

async function refuseTooManyTo(ctx: Context, { email, state }: BookingRow): Promise<void> {
  const { waitSeconds } = await takeAllowance(ctx, state === 'on_hold' ? 'unpaid' : 'again', email)
  if (waitSeconds !== null) throw new AppError('notifications.too-many', { retryAfterSeconds: waitSeconds })
}

const Wish = z.object({ bookingId: z.uuid(), wish: z.uuid() })

export async function sendAgainTask(ctx: Context, payload: unknown): Promise<void> {
  const { bookingId, wish } = Wish.parse(payload)
  await tellOfBooking(ctx, bookingId, async (booking) => {
    const occasion = presentOccasion(booking, ctx.clock.now())
    return (
      occasion && {
        occasion: `again:${bookingId}:${wish}`,
        isTrue: (now) => occasions[occasion].isTrue(booking, now),
        write: () => writeLetter(ctx, occasion, booking),
      }
    )
  })
}
