import type { LedgerRow } from '#contract/earnings.ts'

type Sides = Pick<LedgerRow, 'kind' | 'paidYen' | 'givenBackYen'>

/** Where an entry stands: a correction takes from what was received, and is no refund. */
export function sidesOf({ amountYen, isCorrection }: { amountYen: number; isCorrection: boolean }): Sides {
  if (isCorrection) return { kind: 'correction', paidYen: amountYen, givenBackYen: 0 }
  if (amountYen < 0) return { kind: 'refund', paidYen: 0, givenBackYen: -amountYen }
  return { kind: 'payment', paidYen: amountYen, givenBackYen: 0 }
}
