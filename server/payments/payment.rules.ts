import type { PaymentState } from '#contract/payments.ts'

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

export interface Refundable {
  id: string
  amountYen: number
  refundedYen: number
}

/** Which payment gives back how much, the first in the list first; undefined where there is not so much left. */
export function spreadRefund(
  payments: readonly Refundable[],
  amountYen: number,
): { paymentId: string; amountYen: number }[] | undefined {
  let open = amountYen
  const parts: { paymentId: string; amountYen: number }[] = []
  for (const payment of payments) {
    const part = Math.min(open, payment.amountYen - payment.refundedYen)
    if (part > 0) parts.push({ paymentId: payment.id, amountYen: part })
    open -= Math.max(part, 0)
  }
  return open === 0 ? parts : undefined
}
