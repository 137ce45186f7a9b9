import type { BookingState } from '#contract/booking.ts'
import type { CancellationTier } from '#contract/catalogue.ts'

/** Every move that a booking can make (product.md, "Booking states"). There is no other. */
export const movesFrom: Readonly<Record<BookingState, readonly BookingState[]>> = {
  on_hold: ['confirmed', 'pending', 'expired', 'cancelled'],
  pending: ['confirmed', 'rejected', 'cancelled', 'expired'],
  // By a late payment whose car is still free, and by nothing else.
  expired: ['confirmed'],
  confirmed: ['redeemed', 'cancelled', 'no_show'],
  rejected: [],
  cancelled: [],
  redeemed: [],
  no_show: [],
}

export const canMove = (from: BookingState, to: BookingState) => movesFrom[from].includes(to)

/** In these states a booking keeps its crew. */
export const keepsCrew = (state: BookingState) =>
  state === 'on_hold' || state === 'pending' || state === 'confirmed' || state === 'redeemed' || state === 'no_show'

export interface RefundTerms {
  refundPercent: number
  refundYen: number
  keptYen: number
}

/**
 * What comes back at this moment: the tier with the longest notice that is still kept, of what was paid. Nothing after
 * the start, and never more than was paid; parts of a yen are the guest's.
 */
export function refundOf(tiers: readonly CancellationTier[], paidYen: number, startsAt: Date, now: Date): RefundTerms {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / 3_600_000
  const kept = tiers.filter((tier) => hoursLeft >= tier.hoursBefore).sort((a, b) => b.hoursBefore - a.hoursBefore)[0]
  const refundPercent = hoursLeft > 0 ? (kept?.refundPercent ?? 0) : 0
  const refundYen = Math.min(paidYen, Math.ceil((paidYen * refundPercent) / 100))
  return { refundPercent, refundYen, keptYen: paidYen - refundYen }
}

/** Letters and digits without those that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** From random bytes, never from a sequence: nobody can tell one booking's reference from another's. */
export const referenceFrom = (bytes: Uint8Array) =>
  `AN-${[...bytes.slice(0, 6)].map((byte) => alphabet[byte % alphabet.length]).join('')}`

export const stateInWords: Readonly<Record<BookingState, string>> = {
  on_hold: 'on hold',
  pending: 'waiting for our answer',
  confirmed: 'confirmed',
  rejected: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
  redeemed: 'over',
  no_show: 'over',
}
