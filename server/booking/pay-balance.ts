import type { payBalance as payBalanceCall } from '#contract/booking-changes.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { balanceOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { canOwe, dueYenOf } from './balance-due.rules.ts'
import { notPossible } from './move.ts'
import { payOne } from './pay-booking.ts'
import type { Paid } from './pay-together.ts'

/**
 * Pays what is still due for a day that is sure. How much that is is read under the booking's lock; what two cards pay
 * at once beyond it goes back when the second one comes.
 */
export const payBalance = (
  ctx: Context,
  input: ReadInputOf<typeof payBalanceCall>,
  caller: Caller | null,
  attempt: Attempt,
): Promise<Paid> =>
  payOne(ctx, input, { caller, attempt }, async (db, booking) => {
    if (!canOwe(booking.state)) throw notPossible(booking)
    const dueYen = dueYenOf({ ...booking, ...(await balanceOf(db, booking.id)) })
    if (dueYen === 0) throw new AppError('booking.nothing-due')
    return dueYen
  })
