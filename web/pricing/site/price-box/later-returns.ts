import { formatYen } from '#contract/money.ts'
import type { LaterReturns } from '#contract/pricing.ts'
import type { BoxTour } from './box.ts'

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

/** So many half hours are added to a day, and so many of a day are a guest's, where nothing else is in the way. */
const most = { extraHalfHours: 8, dayHalfHours: 24 }

/**
 * What the answer will be for most days, from the length of the tour alone: how many returns to keep room for, and how
 * many lines its sentence takes. Only room follows from it; what can be had is for the server to say.
 */
export function likelyReturns({ endOf }: Pick<BoxTour, 'endOf'>, start: string): { returns: number; lines: number } {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
  const dayMinutes = (minutes(endOf(start)) - minutes(start) + 1440) % 1440
  const left = most.dayHalfHours - Math.ceil(dayMinutes / 30)
  const returns = Math.max(0, Math.min(most.extraHalfHours, left))
  if (returns === most.extraHalfHours) return { returns, lines: 1 }
  return { returns, lines: returns === 0 ? 3 : 2 }
}
