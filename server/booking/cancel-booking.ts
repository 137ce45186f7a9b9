import type { Booking } from '#contract/booking.ts'
import type { cancelBooking as cancelBookingCall, refundQuote as refundQuoteCall } from '#contract/booking-changes.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { abandonCharges, askRefund, balanceOf, keepOutsideTax } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { canMove, type RefundTerms, refundOf } from './booking.rules.ts'
import { type BookingRow, type Cancelled, lockBooking } from './bookings.store.ts'
import { moveTo, notPossible } from './move.ts'
import { actorOf, openBooking, type Which } from './open-booking.ts'
import { transactWithRetries } from './transact-with-retries.ts'
import { refuseBegun } from './under-way.ts'
import { viewNow } from './view-booking.ts'

/** What would come back now, shown before anything is decided. */
export async function refundQuote(
  ctx: Context,
  which: Which,
  caller: Caller | null,
): Promise<OutputOf<typeof refundQuoteCall>> {
  const booking = await openBooking(ctx, which, caller)
  if (!canMove(booking.state, 'cancelled')) throw notPossible(booking)
  await refuseBegun(ctx.db, booking, ctx.clock.now())
  const terms = await termsNow(ctx, ctx.db, booking)
  return { ...terms, sentence: `${inWords(terms)}${whyNoMore(terms, booking)}` }
}

async function termsNow(ctx: Context, db: Database, booking: BookingRow): Promise<RefundTerms> {
  const { heldYen } = await balanceOf(db, booking.id)
  return refundOf(booking.cancellationTiers, heldYen, booking.startsAt, ctx.clock.now())
}

function inWords({ refundPercent, refundYen, keptYen }: RefundTerms): string {
  if (refundYen + keptYen === 0) return 'Nothing has been paid, so there is nothing to give back.'
  if (refundYen === 0) return `It is too late for a refund: we keep ${formatYen(keptYen)}.`
  if (keptYen === 0) return `You get everything back: ${formatYen(refundYen)}.`
  return `You get ${refundPercent}% back, ${formatYen(refundYen)}; we keep ${formatYen(keptYen)}.`
}

/** Who moved the day late hears why a day so far ahead gives back no more. */
function whyNoMore({ refundPercent, keptYen }: RefundTerms, { mostRefundPercent }: BookingRow): string {
  if (keptYen === 0 || mostRefundPercent !== refundPercent) return ''
  return mostRefundPercent === 0
    ? ' Nothing came back any more when the day was moved, and that stays.'
    : ` ${mostRefundPercent}% came back when the day was moved, and that stays.`
}

/** Gives back exactly what the guest was shown, once. */
export async function cancelBooking(
  ctx: Context,
  input: ReadInputOf<typeof cancelBookingCall>,
  caller: Caller | null,
  attempt: Attempt,
): Promise<Booking> {
  const { id } = await openBooking(ctx, input, caller)
  return transactWithRetries(ctx, async (db) => {
    const booking = await lockBooking(db, id)
    if (!canMove(booking.state, 'cancelled')) throw notPossible(booking)
    await refuseBegun(db, booking, ctx.clock.now())
    const terms = await termsNow(ctx, db, booking)
    if (terms.refundYen !== input.refundYen) throw new AppError('booking.refund-changed')
    const why = { actor: actorOf(caller), reason: input.reason || 'Cancelled by the guest', cancelled: byGuest }
    await cancelWith(ctx, db, booking, terms.refundYen, why)
    const answer = await viewNow(ctx, db, id)
    await attempt.remember(db, answer)
    return answer
  })
}

/** Who cancels by the terms does so as the guest, or for them. */
export const byGuest: Cancelled = { cause: 'guest', event: null }

/** Ends a locked booking, its waiting payments and, as far as it is due, gives its money back. */
export async function cancelWith(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  refundYen: number,
  why: { actor: string; reason: string; cancelled: Cancelled },
): Promise<void> {
  const at = ctx.clock.now()
  await moveTo(db, booking, 'cancelled', { ...why, at })
  await abandonCharges(db, booking.id)
  await askRefund(db, { bookingId: booking.id, amountYen: refundYen, reason: 'Cancelled', at })
  await keepOutsideTax(db, booking.id, at)
}
