import { formatYen } from '#contract/money.ts'
import type { LaterReturns } from '#contract/pricing.ts'

/** How a return stands in the row. */
export interface ReturnOption {
  halfHours: number
  /** HH:MM, Tokyo's. */
  at: string
  /** "planned", "+ ¥4,000". */
  note: string
}

/** Only returns that can be had, each with what it adds to the planned one. */
export function returnOptions({ planned, returns }: LaterReturns): ReturnOption[] {
  const later = returns.map(({ extraHalfHours, endsAt, differenceYen }) => ({
    halfHours: extraHalfHours,
    at: endsAt.slice(11, 16),
    note: differenceYen > 0 ? `+ ${formatYen(differenceYen)}` : 'no more',
  }))
  return [{ halfHours: 0, at: planned.endsAt.slice(11, 16), note: 'planned' }, ...later]
}
