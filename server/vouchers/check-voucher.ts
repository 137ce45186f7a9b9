import type { VoucherCheck } from '#contract/vouchers.ts'
import { network } from '#server/accounts/index.ts'
import { findByVoucherCode } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { countAttempt, sweepCounters } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Origin } from '#server/platform/serve.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { checkLimit, stateOfVoucher, surnameOf } from './vouchers.rules.ts'

/** What the QR code says to whoever holds the paper: whether it is good, and for whom, and nothing more. */
export async function checkVoucher(ctx: Context, code: string, origin: Origin): Promise<VoucherCheck> {
  const now = ctx.clock.now()
  await refuseTooMany(ctx, origin, now)
  const booking = await findByVoucherCode(ctx.db, code)
  const state = booking && stateOfVoucher(booking, now)
  if (!booking || !state) throw new AppError('vouchers.unknown')
  return {
    state,
    surname: surnameOf(booking.leadName),
    guests: booking.wish.guests,
    tour: booking.tour.title,
    startsAt: tokyoIso(booking.startsAt),
    checkedAt: tokyoIso(now),
  }
}

/** A code of 128 bits cannot be guessed; this keeps those who try from tiring the house. */
async function refuseTooMany({ db }: Context, { address }: Origin, now: Date): Promise<void> {
  const key = `voucher-check:${network(address)}`
  const count = (await countAttempt(db, now, [{ key, windowSeconds: checkLimit.windowSeconds }])).get(key)
  if (count && count.hits > checkLimit.tries) {
    const retryAfterSeconds = Math.max(1, Math.ceil((count.resetsAt.getTime() - now.getTime()) / 1000))
    throw new AppError('booking.too-many-tries', { retryAfterSeconds })
  }
  if (count?.hits === 1) await sweepCounters(db, now)
}
