import type { BookingState } from '#contract/booking.ts'
import type { CancellationTier } from '#contract/catalogue.ts'
import { refundYen as shareOf } from '#contract/money.ts'
import { type WaitedFor, waitFreeUntil } from './landings/landing.rules.ts'

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

/** So long a crew waits at the door before nobody counts as having come. */
const graceMinutes = 15

type AtTheDoor = Omit<WaitedFor, 'ride'> & { ride: WaitedFor['ride'] | null }

/** Of a ride not before its free waiting is over: who stands at the border for long has paid for that time. */
export function noShowFrom({ startsAt, ride, landsAt }: AtTheDoor): Date {
  const graceEndsAt = startsAt.getTime() + graceMinutes * 60_000
  const freeUntil = ride ? waitFreeUntil({ ride, landsAt, startsAt }).getTime() : 0
  return new Date(Math.max(graceEndsAt, freeUntil))
}

/** A tour that begins wherever its guests stay, and nobody has told us where that is. */
export const isHotelUntold = ({ pickUp, beginsAtHotel }: { pickUp: unknown; beginsAtHotel: boolean }) =>
  beginsAtHotel && pickUp === null

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
 * the start.
 */
export function refundOf(tiers: readonly CancellationTier[], paidYen: number, startsAt: Date, now: Date): RefundTerms {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / 3_600_000
  const kept = tiers.filter((tier) => hoursLeft >= tier.hoursBefore).sort((a, b) => b.hoursBefore - a.hoursBefore)[0]
  const refundPercent = hoursLeft > 0 ? (kept?.refundPercent ?? 0) : 0
  const refundYen = shareOf(paidYen, refundPercent)
  return { refundPercent, refundYen, keptYen: paidYen - refundYen }
}

/**
 * Terms under which no more than a share comes back: a day that was moved late does not win back what was lost by then.
 * Steps that say the same as the next one are left out.
 */
export function limitTiers(tiers: readonly CancellationTier[], mostPercent: number | null): CancellationTier[] {
  if (mostPercent === null) return [...tiers]
  return tiers
    .map((tier) => ({ ...tier, refundPercent: Math.min(tier.refundPercent, mostPercent) }))
    .sort((a, b) => b.hoursBefore - a.hoursBefore)
    .filter(({ refundPercent }, index, all) => refundPercent > (all[index + 1]?.refundPercent ?? 0))
}

/**
 * Terms of a day that we moved nearer: each step ends when it did before, at the latest when the day begins. In whole
 * hours, as all of them are said, and rounded for the guest.
 */
export function keptTiers(
  tiers: readonly CancellationTier[],
  { startsAt, termsStartAt }: Pick<Terms, 'startsAt' | 'termsStartAt'>,
): CancellationTier[] {
  const nearerHours = termsStartAt === null ? 0 : (termsStartAt.getTime() - startsAt.getTime()) / 3_600_000
  if (nearerHours <= 0) return [...tiers]
  const kept = tiers
    .map((tier) => ({ ...tier, hoursBefore: Math.max(0, Math.floor(tier.hoursBefore - nearerHours)) }))
    .sort((a, b) => b.refundPercent - a.refundPercent)
  // Of several that end with the start the best is left.
  return kept.filter(({ hoursBefore }, index) => kept.findIndex((one) => one.hoursBefore === hoursBefore) === index)
}

interface Terms {
  cancellationTiers: readonly CancellationTier[]
  startsAt: Date
  mostRefundPercent: number | null
  termsStartAt: Date | null
}

/**
 * What another hour makes of the terms. Moved by us, the better ones stay: no guest loses a refund by our move. Moved at
 * the guest's wish, they go by the new day, and a later one does not win back what was lost.
 */
export function termsAfterMove(
  booking: Terms,
  newStart: Date,
  { isOurs, now }: { isOurs: boolean; now: Date },
): Pick<Terms, 'mostRefundPercent' | 'termsStartAt'> {
  const { startsAt, mostRefundPercent, termsStartAt } = booking
  if (newStart.getTime() === startsAt.getTime()) return { mostRefundPercent, termsStartAt }
  if (!isOurs) return { mostRefundPercent: limitAfterMove(booking, newStart, now), termsStartAt: null }
  const before = termsStartAt ?? startsAt
  return { mostRefundPercent, termsStartAt: before > newStart ? before : null }
}

/** What a refund is limited to once the day has another hour; as before, while everything would still come back. */
export function limitAfterMove(booking: Omit<Terms, 'termsStartAt'>, newStart: Date, now: Date): number | null {
  const { refundPercent } = refundOf(booking.cancellationTiers, 0, booking.startsAt, now)
  const best = Math.max(0, ...booking.cancellationTiers.map((tier) => tier.refundPercent))
  const isMoved = newStart.getTime() !== booking.startsAt.getTime()
  return isMoved && refundPercent < best ? refundPercent : booking.mostRefundPercent
}

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
