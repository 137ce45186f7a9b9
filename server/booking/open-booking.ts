import type { Booking } from '#contract/booking.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { hashToken } from './booking-token.ts'
import { type BookingRow, findToOpen, type OpenedBooking } from './bookings.store.ts'
import { viewBooking } from './view-booking.ts'

export interface Which {
  reference: string
  token?: string | undefined
}

/** The booking, for whoever may open it: its owner, the bearer of its link, the office. For others it does not exist. */
export async function openBooking(ctx: Context, which: Which, caller: Caller | null): Promise<BookingRow> {
  const tokenHash = which.token === undefined ? null : hashToken(which.token)
  const found = await findToOpen(ctx.db, which.reference, tokenHash)
  if (!found || !mayOpen(found, caller)) throw new AppError('booking.unknown')
  return found.booking
}

const mayOpen = ({ booking, isLinked }: OpenedBooking, caller: Caller | null): boolean =>
  (isLinked && booking.erasedAt === null) ||
  (caller !== null && (caller.role === 'admin' || caller.userId === booking.userId))

export async function readBooking(ctx: Context, which: Which, caller: Caller | null): Promise<Booking> {
  return viewBooking(ctx, ctx.db, await openBooking(ctx, which, caller))
}

/** Who does something to a booking, as it is written down: the office by name, everybody else as the guest. */
export const actorOf = (caller: Caller | null) => (caller?.role === 'admin' ? caller.userId : 'guest')
