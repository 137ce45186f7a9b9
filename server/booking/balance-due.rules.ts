import type { BookingState } from '#contract/booking.ts'

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

/** What is still to pay for a day that is sure. A kindness is not owed again. */
export const dueYenOf = ({ state, totalYen, heldYen, giftYen }: Owed) =>
  canOwe(state) ? Math.max(0, totalYen - heldYen - giftYen) : 0
