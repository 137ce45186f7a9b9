import type { BookingState } from '#contract/booking.ts'

const ended: readonly BookingState[] = ['cancelled', 'rejected', 'expired']

interface Going {
  amountYen: number
  createdAt: Date
  isCorrection: boolean
}

/** Of all that went back to a guest: what goes back because the booking ended. What went back before is not said again. */
export function backSinceEnd(moves: readonly { to: BookingState; at: Date }[], refunds: readonly Going[]): number {
  const last = moves.at(-1)
  if (!last || !ended.includes(last.to)) return 0
  return refunds
    .filter(({ createdAt, isCorrection }) => !isCorrection && createdAt >= last.at)
    .reduce((sum, { amountYen }) => sum + amountYen, 0)
}
