import type { BookingState } from '#contract/booking.ts'
import type { VoucherCheck } from '#contract/vouchers.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'

/** How long a link to a paper is good. */
export const linkMinutes = 15
/** From one address; more than a busy door on a busy day. */
export const checkLimit = { tries: 60, windowSeconds: 15 * 60 }

export interface Vouchered {
  state: BookingState
  voucherCode: string | null
  startsAt: Date
  endsAt: Date
}

export const hasVoucher = ({ state, voucherCode }: Pick<Vouchered, 'state' | 'voucherCode'>) =>
  voucherCode !== null && (state === 'confirmed' || state === 'redeemed')

/** A cancelled day is told to the calendar, too. */
export const hasCalendarFile = ({ state }: Pick<Vouchered, 'state'>) =>
  state === 'confirmed' || state === 'redeemed' || state === 'cancelled'

/** What a voucher is worth at this moment; null: there is none, as of a day that was never sure. */
export function stateOfVoucher(booking: Vouchered, now: Date): VoucherCheck['state'] | null {
  switch (booking.state) {
    case 'confirmed':
      if (now >= booking.endsAt) return 'redeemed'
      return isOnItsDay(booking, now) ? 'valid' : 'not-today'
    case 'cancelled':
      return 'cancelled'
    case 'redeemed':
    case 'no_show':
      return 'redeemed'
    default:
      return null
  }
}

/** From its midnight in Tokyo; a night that began yesterday is still going on. */
const isOnItsDay = ({ startsAt, endsAt }: Vouchered, now: Date) =>
  tokyoDayOf(now) >= tokyoDayOf(startsAt) && tokyoDayOf(now) <= tokyoDayOf(endsAt)
