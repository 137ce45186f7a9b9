import { OwnJobs } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoInstant, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { BookingRow } from '../bookings.store.ts'
import { changedWish } from '../changed-wish.rules.ts'
import { planChange } from './propose-change.ts'

/**
 * Why which of them would stay if they moved to that day one after the other, as the deed moves them: each alone may
 * find a crew that the one before has taken. Changes nothing.
 */
export async function rehearseMoves(
  ctx: Context,
  bookings: readonly BookingRow[],
  day: string,
): Promise<Map<string, string>> {
  const stay = new Map<string, string>()
  const own = new OwnJobs()
  for (const booking of bookings) {
    const whyNot = await whyItStays(ctx, booking, { day, own })
    if (whyNot !== null) stay.set(booking.id, whyNot)
  }
  return stay
}

async function whyItStays(ctx: Context, booking: BookingRow, { day, own }: { day: string; own: OwnJobs }) {
  if (tokyoInstant(day, tokyoTimeOf(booking.startsAt)) <= ctx.clock.now()) return 'That hour has passed.'
  try {
    await planChange(ctx, booking, changedWish(booking, { day }), { own })
    return null
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return error.toWire('').error
  }
}
