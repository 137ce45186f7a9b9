import { formatYen } from '#contract/money.ts'
import { holdsRight, rightInWords } from '#core/office-rights.ts'
import { loadBookingPolicy } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseUnproven } from '#server/platform/refuse-unproven.ts'
import type { Caller } from '#server/platform/serve.ts'
import { type LoweredPrice, tooMuchOff } from './lowered-price.rules.ts'

const right = 'change:lowerPrices'

/**
 * Refuses a price that is lower than the desk may make it: who may not give money back beyond the terms must not give the
 * same away before it is paid. Whoever has the right to it shows who they are, as for a refund.
 */
export async function refuseTooLow(
  ctx: Pick<Context, 'db' | 'clock'>,
  caller: Pick<Caller, 'officeRoles' | 'isProven'>,
  price: LoweredPrice,
): Promise<void> {
  const over = tooMuchOff(price, await loadBookingPolicy(ctx))
  if (!over) return
  if (holdsRight(caller.officeRoles, right)) return refuseUnproven(caller)
  // Of no field: it is the whole of the lines that is too low.
  const [off, most] = [formatYen(over.offYen), formatYen(over.mostYen)]
  throw new AppError('booking.price-too-low', { off, most, right: rightInWords(right) })
}
