import type { PaymentState, TakenHow } from '#contract/payments.ts'

/**
 * From which states a payment may come into another. Money that arrived is arrived, however late we hear of it and
 * whatever we had heard before; so `succeeded` follows on everything, and nothing follows on `succeeded`.
 */
const cameFrom: Record<PaymentState, readonly PaymentState[]> = {
  started: [],
  needs_step_up: ['started'],
  declined: ['started', 'needs_step_up'],
  abandoned: ['started', 'needs_step_up'],
  succeeded: ['started', 'needs_step_up', 'declined', 'abandoned'],
}

export const statesBefore = (state: PaymentState) => cameFrom[state]

interface Entry {
  takenHow: TakenHow | null
  state: PaymentState
  amountYen: number
  /** What went back of it, and what was corrected. */
  refundedYen: number
}

/** So much of an entry by hand can be taken back as wrong: what went back to the guest was there to be given back. */
export const correctableYen = ({ takenHow, state, amountYen, refundedYen }: Entry): number =>
  takenHow === null || state !== 'succeeded' ? 0 : amountYen - refundedYen
