import type { DeskBooking } from '#contract/booking-desk.ts'
import type { cancelByOffice as cancelByOfficeCall } from '#contract/booking-desk-moves.ts'
import { type CancelCause, type CancelEvent, isEventOf, refundFor } from '#contract/cancel-words.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { balanceOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { refuseUnproven } from '#server/platform/refuse-unproven.ts'
import { refuseWithout } from '#server/platform/refuse-without.ts'
import type { Caller } from '#server/platform/serve.ts'
import { canMove, refundOf } from '../booking.rules.ts'
import type { BookingRow } from '../bookings.store.ts'
import { cancelWith } from '../cancel-booking.ts'
import { notPossible } from '../move.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { refuseUnasked } from '../under-way.ts'
import { lockForDesk } from './lock-for-desk.ts'
import { idOf, recordDeed, remembered, tooMuch } from './refund-by-office.ts'

/** By whoever it lies with. Another amount than usual needs its reason, and then both stand in the history. */
export async function cancelByOffice(
  ctx: Context,
  input: ReadInputOf<typeof cancelByOfficeCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<DeskBooking> {
  refuseUnexplained(input)
  const id = await idOf(ctx, input.reference)
  return transactWithRetries(ctx, async (db) => {
    const booking = await lockForDesk(db, id, input.version)
    if (!input.evenUnderWay) await refuseUnasked(db, booking, ctx.clock.now())
    const { usualYen, heldYen } = await refundIfCancelled(ctx, db, booking, input.cause)
    if (input.refundYen > heldYen) throw tooMuch('refundYen', heldYen)
    if (input.refundYen > usualYen) {
      refuseWithout('change:largerRefunds', caller)
      refuseUnproven(caller)
    }
    const isUsual = input.refundYen === usualYen
    // The hour may have passed at which the terms give less.
    if (!isUsual && input.amountReason === '') throw new AppError('booking.refund-changed')
    await cancelAs(ctx, db, booking, { ...input, userId: caller.userId })
    if (!isUsual)
      await recordDeed(db, id, {
        ...{ userId: caller.userId, reason: input.amountReason, at: ctx.clock.now() },
        deed: `refunded ${formatYen(input.refundYen)} (usual: ${formatYen(usualYen)})`,
      })
    return remembered(ctx, db, id, attempt)
  })
}

export interface Cancelling {
  cause: CancelCause
  event: CancelEvent | null
  reason: string
  refundYen: number
  userId: string
}

/** What a locked booking gives back unless somebody decides otherwise, and the most that could go back. */
export async function refundIfCancelled(ctx: Context, db: Database, booking: BookingRow, cause: CancelCause) {
  if (!canMove(booking.state, 'cancelled')) throw notPossible(booking)
  const { heldYen } = await balanceOf(db, booking.id)
  const terms = refundOf(booking.cancellationTiers, heldYen, booking.startsAt, ctx.clock.now())
  return { heldYen, usualYen: refundFor(cause, { termsYen: terms.refundYen, heldYen }) }
}

export const cancelAs = (
  ctx: Context,
  db: Database,
  booking: BookingRow,
  { cause, event, reason, refundYen, userId }: Cancelling,
): Promise<void> =>
  cancelWith(ctx, db, booking, refundYen, {
    ...{ actor: userId, cancelled: { cause, event } },
    reason: reason || 'Cancelled by the guest',
  })

/** Who is told that we or the weather cancelled is told why. */
function refuseUnexplained({ cause, event, reason }: Pick<Cancelling, 'cause' | 'event' | 'reason'>): void {
  const fields = {
    ...(isEventOf(cause, event) ? {} : { event: 'What happened?' }),
    ...(cause !== 'guest' && reason === '' ? { reason: 'Say it in one sentence: the guest reads it.' } : {}),
  }
  if (Object.keys(fields).length > 0) throw new AppError('platform.invalid-input', { fields })
}
