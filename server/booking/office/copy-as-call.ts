import type { CallDraft } from '#contract/call-drafts.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { openBooking } from '../open-booking.ts'

/** A booking as the beginning of another: all but its day, its crew and its price. */
export async function copyAsCall(ctx: Context, reference: string, caller: Caller): Promise<CallDraft> {
  const { wish, erasedAt, ...booking } = await openBooking(ctx, { reference }, caller)
  if (booking.ride) throw new AppError('booking.ride-not-copied')
  const guest = erasedAt
    ? { name: '', email: '', phone: '' }
    : { name: booking.leadName, email: booking.email, phone: booking.phone }
  return {
    ...guest,
    tour: booking.service.slug ?? '',
    adults: Math.max(0, wish.guests - wish.childAges.length),
    childAges: wish.childAges,
    day: '',
    start: wish.start,
    largeCases: wish.largeCases,
    vehicleClass: wish.vehicleClass ?? null,
    guide: wish.guide,
    guideLanguage: wish.guideLanguage,
    extraHalfHours: wish.extraHalfHours,
    extras: wish.extras,
    // A code counts for the booking that it was given for; another day is asked for anew.
    ...{ code: '', secondCode: '' },
    pickUp: wish.pickUp ?? '',
    pickUpAddress: wish.pickUpAddress ?? '',
    nameBoard: booking.nameBoard,
    note: booking.note,
    how: 'link',
    seats: null,
    charged: [],
    reason: '',
    noticeReason: '',
  }
}
