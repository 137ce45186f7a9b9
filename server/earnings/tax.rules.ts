import { taxIncludedYen } from '#contract/money.ts'

/** Money that came and went for services of one rate. */
export interface AtRate {
  percent: number
  keptYen: number
}

/** A month is one sum for each rate, parts of a yen dropped once in each. */
export const taxOfSums = (sums: readonly AtRate[]): number =>
  sums.reduce((yen, { percent, keptYen }) => yen + taxIncludedYen(keptYen, percent), 0)

/**
 * By how much each entry moves the tax of its month, the oldest first: rounded each by itself, the rows would add up to
 * less than the month.
 */
export function taxOfEntries(entries: readonly { amountYen: number; percent: number }[]): number[] {
  const kept = new Map<number, number>()
  return entries.map(({ amountYen, percent }) => {
    const before = kept.get(percent) ?? 0
    kept.set(percent, before + amountYen)
    return taxIncludedYen(before + amountYen, percent) - taxIncludedYen(before, percent)
  })
}
