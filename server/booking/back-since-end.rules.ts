import type { BookingState } from '#contract/booking.ts'

const ended: readonly BookingState[] = ['cancelled', 'rejected', 'expired']

interface Going {
  amountYen: number
  createdAt: Date
  isCorrection: boolean
}

type Moves = readonly { to: BookingState; at: Date }[]

/** Of all that went back to a guest: what goes back because the booking ended; null while it stands. */
export function sinceEnd<R extends Going>(moves: Moves, refunds: readonly R[]): R[] | null {
  const last = moves.at(-1)
  if (!last || !ended.includes(last.to)) return null
  return refunds.filter(({ createdAt, isCorrection }) => !isCorrection && createdAt >= last.at)
}

/** The same in yen. What went back before is not said again. */
export const backSinceEnd = (moves: Moves, refunds: readonly Going[]): number =>
  (sinceEnd(moves, refunds) ?? []).reduce((sum, { amountYen }) => sum + amountYen, 0)
