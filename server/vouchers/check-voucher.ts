import { boardOf } from '#contract/names.ts'
import type { VoucherCheck } from '#contract/vouchers.ts'
import { network } from '#server/accounts/index.ts'
import { findByVoucherCode } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { checkLimit, stateOfVoucher } from './vouchers.rules.ts'

/** What the QR code says to whoever holds the paper: whether it is good, and for whom, and nothing more. */
export async function checkVoucher(ctx: Context, code: string, origin: Origin): Promise<VoucherCheck> {
  const now = ctx.clock.now()
  // A code of 128 bits cannot be guessed; this keeps those who try from tiring the house.
  await refuseTooMany(ctx, 'booking.too-many-tries', [
    { key: `voucher-check:${network(origin.address)}`, ...checkLimit },
  ])
  const booking = await findByVoucherCode(ctx.db, code)
  const state = booking && stateOfVoucher(booking, now)
  if (!booking || !state) throw new AppError('vouchers.unknown')
  return {
    state,
    board: boardOf(booking),
    guests: booking.wish.guests,
    tour: booking.service.title,
    startsAt: tokyoIso(booking.startsAt),
    checkedAt: tokyoIso(now),
  }
}
