import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import type { BookingRow } from '../bookings.store.ts'
import { openBooking, type Which } from '../open-booking.ts'

/** The bookings of one call, each named once, for who may open all of them. */
export async function openAll(
  ctx: Context,
  input: { bookings: readonly Which[] },
  caller: Caller | null,
): Promise<BookingRow[]> {
  const bookings: BookingRow[] = []
  for (const which of input.bookings) bookings.push(await openBooking(ctx, which, caller))
  if (new Set(bookings.map(({ id }) => id)).size < bookings.length)
    throw new AppError('platform.invalid-input', { fields: { bookings: 'Each booking once.' } })
  return bookings
}
