import type { Booking } from '#contract/booking.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { byHandWords } from '#contract/money-back.ts'
import type { noteHandedBack as noteHandedBackCall } from '#contract/money-on-the-day.ts'
import { setHanded } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { openBooking } from '../open-booking.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { viewNow } from '../view-booking.ts'

/** Writes down that the guest was given back what came by hand; no money moves in the ledger, which has it already. */
export async function noteHandedBack(
  ctx: Context,
  { reference, refundId, isHanded }: ReadInputOf<typeof noteHandedBackCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<Booking> {
  const { id: bookingId } = await openBooking(ctx, { reference }, caller)
  return transactWithRetries(ctx, async (db) => {
    const { userId } = caller
    const at = ctx.clock.now()
    const given = await setHanded(db, { bookingId, refundId, handed: isHanded ? { userId, at } : null })
    if (!given) throw new AppError('booking.nothing-to-hand')
    const what = `${formatYen(given.amountYen)} back ${byHandWords[given.how]}`
    await recordChange(db, {
      object: { kind: 'booking', id: bookingId },
      userId,
      deed: isHanded ? `gave ${what}` : `took back that somebody gave ${what}`,
      changes: [],
      at,
    })
    const answer = await viewNow(ctx, db, bookingId)
    await attempt.remember(db, answer)
    return answer
  })
}
