import type { BookingState } from '#contract/booking.ts'
import type { BookingStatus } from '#contract/office-bookings.ts'

interface Stood {
  state: BookingState
  needsCrew: boolean
  startsAt: Date
  endsAt: Date
  /** Its guests are on board, whatever its hour. */
  isAboard: boolean
}

const plain: Partial<Record<BookingState, BookingStatus>> = {
  on_hold: 'on-hold',
  pending: 'pending',
  redeemed: 'done',
  no_show: 'no-show',
  cancelled: 'cancelled',
  rejected: 'rejected',
  expired: 'expired',
}

/** What the desk calls a booking at a moment. The list's filter says the same in SQL. */
export function statusOf({ state, needsCrew, startsAt, endsAt, isAboard }: Stood, now: Date): BookingStatus {
  const known = plain[state]
  if (known) return known
  if (endsAt <= now) return 'done'
  if (needsCrew) return 'needs-crew'
  return startsAt <= now || isAboard ? 'on-the-road' : 'confirmed'
}
