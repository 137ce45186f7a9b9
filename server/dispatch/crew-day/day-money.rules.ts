import type { DayMoney } from '#contract/dispatch-jobs.ts'
import type { Taken } from '#server/payments/index.ts'

type Yen = DayMoney['total']
type Given = Pick<Taken, 'crewId' | 'amountYen' | 'backYen' | 'how'>

/** Each way of giving for itself: only cash lies in somebody's pocket. */
export function sumOf(taken: readonly Given[]): Yen {
  const yen: Yen = { cash: 0, terminal: 0, transfer: 0 }
  for (const { how, amountYen } of taken) yen[how] += amountYen
  return yen
}

/** What of it goes back to guests, each way for itself: it is not taken off a sum, since nobody wrote down by whose hand. */
export const sumBackOf = (taken: readonly Given[]): Yen =>
  sumOf(taken.map((given) => ({ ...given, amountYen: given.backYen })))

interface ByTaker<T> {
  crewId: string | null
  yen: Yen
  back: Yen
  taken: T[]
}

/** By who was given it: the most cash first, and what the office took last. */
export function byWhoTook<T extends Given>(taken: readonly T[]): ByTaker<T>[] {
  return [...Map.groupBy(taken, ({ crewId }) => crewId)]
    .map(([crewId, own]) => ({ crewId, yen: sumOf(own), back: sumBackOf(own), taken: own }))
    .toSorted((a, b) => Number(a.crewId === null) - Number(b.crewId === null) || b.yen.cash - a.yen.cash)
}
