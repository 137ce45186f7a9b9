import type { DeskBooking } from '#contract/booking-desk.ts'
import type { refundByOffice as refundByOfficeCall } from '#contract/booking-desk-moves.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { askRefund, balanceOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { canOwe } from '../balance-due.rules.ts'
import { findById, findByReference } from '../bookings.store.ts'
import { tell } from '../tell.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { countEdition } from './desk.store.ts'
import { lockForDesk } from './lock-for-desk.ts'
import { viewDeskNow } from './read-desk.ts'

export const tooMuch = (field: string, heldYen: number) => {
  const most = formatYen(heldYen)
  return new AppError('booking.too-much-back', { most, fields: { [field]: `At most ${most} can be refunded.` } })
}

export async function idOf(ctx: Context, reference: string): Promise<string> {
  const opened = await findByReference(ctx.db, reference)
  if (!opened) throw new AppError('booking.unknown')
  return opened.id
}

/** Money back outside the terms, with a reason that the guest reads; the day itself stays. */
export async function refundByOffice(
  ctx: Context,
  { reference, version, amountYen, reason }: ReadInputOf<typeof refundByOfficeCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<DeskBooking> {
  const id = await idOf(ctx, reference)
  return transactWithRetries(ctx, async (db) => {
    const booking = await lockForDesk(db, id, version)
    const { heldYen, giftYen } = await balanceOf(db, id)
    if (amountYen > heldYen) throw tooMuch('amountYen', heldYen)
    const at = ctx.clock.now()
    // What was paid too much is no kindness; only the rest makes the day cheaper.
    const surplusYen = canOwe(booking.state) ? Math.max(0, heldYen + giftYen - booking.totalYen) : 0
    const backYen = Math.min(amountYen, surplusYen)
    const wish = { bookingId: id, reason, memo: 'Refunded by the office', at }
    const refunds = [
      ...(await askRefund(db, { ...wish, amountYen: backYen })),
      ...(await askRefund(db, { ...wish, amountYen: amountYen - backYen, beyondTerms: true })),
    ]
    const refundIds = refunds.map((refund) => refund.id)
    await tell(db, { bookingId: id, occasion: 'refunded', version: booking.version, refundIds })
    await countEdition(db, id)
    await recordDeed(db, id, { userId: caller.userId, deed: `refunded ${formatYen(amountYen)}`, reason, at })
    return remembered(ctx, db, id, attempt)
  })
}

type Deed = Pick<Parameters<typeof recordChange>[1], 'userId' | 'deed' | 'reason' | 'at' | 'changes'>

export async function recordDeed(db: Database, id: string, deed: Deed): Promise<void> {
  const booking = await findById(db, id)
  await recordChange(db, { ...deed, object: { kind: 'booking', id }, version: booking?.edition ?? null })
}

export async function remembered(ctx: Context, db: Database, id: string, attempt: Attempt): Promise<DeskBooking> {
  const answer = await viewDeskNow(ctx, db, id)
  await attempt.remember(db, answer)
  return answer
}
