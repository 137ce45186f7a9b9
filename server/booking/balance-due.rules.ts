import type { BookingState } from '#contract/booking.ts'
import { differenceOf } from './price-overrides.rules.ts'

/** In these states a guest still owes what was not paid. */
const owes: readonly BookingState[] = ['confirmed', 'redeemed']

export const canOwe = (state: BookingState) => owes.includes(state)

interface Owed {
  state: BookingState
  totalYen: number
  /** Paid and not given back. */
  heldYen: number
  /** Given back as a kindness. */
  giftYen: number
}

/**
 * What a change to another price asks for at once, or gives back. What was due before stays due, as it was agreed: who
 * pays on the day does not pay all of it to tell us the hotel.
 */
export function askedForChange(booking: Owed, totalYen: number): number {
  const inAll = differenceOf(totalYen, booking.heldYen, booking.giftYen)
  return inAll > 0 ? Math.max(0, inAll - dueYenOf(booking)) : inAll
}

/** What is still to pay for a day that is sure. A kindness is not owed again. */
export const dueYenOf = ({ state, totalYen, heldYen, giftYen }: Owed) =>
  canOwe(state) ? Math.max(0, totalYen - heldYen - giftYen) : 0
