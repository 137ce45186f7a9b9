import { timingSafeEqual } from 'node:crypto'
import type { Booking } from '#contract/booking.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { hashToken } from './booking-token.ts'
import { type BookingRow, findByReference } from './bookings.store.ts'
import { viewBooking } from './view-booking.ts'

export interface Which {
  reference: string
  token?: string | undefined
}

/** The booking, for whoever may open it: its owner, the bearer of its link, the office. For others it does not exist. */
export async function openBooking(ctx: Context, which: Which, caller: Caller | null): Promise<BookingRow> {
  const booking = await findByReference(ctx.db, which.reference)
  if (!booking || !mayOpen(booking, which.token, caller)) throw new AppError('booking.unknown')
  return booking
}

function mayOpen(booking: BookingRow, token: string | undefined, caller: Caller | null): boolean {
  if (caller && (caller.role === 'admin' || caller.userId === booking.userId)) return true
  return token !== undefined && timingSafeEqual(hashToken(token), booking.tokenHash)
}

export async function readBooking(ctx: Context, which: Which, caller: Caller | null): Promise<Booking> {
  return viewBooking(ctx, ctx.db, await openBooking(ctx, which, caller))
}

/** Who does something to a booking, as it is written down: the office by name, everybody else as the guest. */
export const actorOf = (caller: Caller | null) => (caller?.role === 'admin' ? caller.userId : 'guest')
