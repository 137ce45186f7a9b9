import type { IsoDay } from './days.ts'

/** The rate of the consumption tax from a day on, until the next one begins. */
export interface TaxRate {
  from: IsoDay
  /** Whole per cent. */
  percent: number
}

/** The rate of a day: the law asks for that of the day on which a service is done. Before the first one, the first. */
export const taxPercentOn = (rates: readonly TaxRate[], day: IsoDay): number => {
  const inOrder = rates.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return (inOrder.findLast(({ from }) => from <= day) ?? inOrder[0])?.percent ?? 0
}
