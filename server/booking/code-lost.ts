import type { QuoteLine } from '#contract/pricing.ts'
import type { Context } from '#server/platform/context.ts'
import { codesOf, codesOnBill, whyCodesLapse } from '#server/pricing/index.ts'
import type { BookingRow } from './bookings.store.ts'

type Coded = Pick<BookingRow, 'service' | 'ride' | 'wish'>
const whatOf = ({ service, ride }: Coded) => ({ tourSlug: service.slug, ride })

/** Said before anybody agrees: why a code that takes something off now would do so no more. Null: it is as it was. */
export const codeLost = (
  ctx: Context,
  before: Coded & { lines: readonly QuoteLine[] },
  after: { lines: readonly QuoteLine[]; startsAt: Date },
): Promise<string | null> => {
  const kept = codesOnBill(after.lines)
  const lost = codesOnBill(before.lines).filter((code) => !kept.includes(code))
  return whyCodesLapse(ctx, lost, { ...whatOf(before), startsAt: after.startsAt })
}

/** Of a booking as it stands: which codes count, and why the others that came with it do not. Null: it came with none. */
export async function codesInWords(
  ctx: Context,
  booking: Coded & { lines: readonly QuoteLine[]; startsAt: Date },
): Promise<string | null> {
  const counting = codesOnBill(booking.lines)
  const lapsed = codesOf(booking.wish).filter((code) => !counting.includes(code))
  const why = await whyCodesLapse(ctx, lapsed, { ...whatOf(booking), startsAt: booking.startsAt })
  const words = [...counting.map((code) => `Code ${code} counts.`), ...(why ? [why] : [])].join(' ')
  return words === '' ? null : words
}
