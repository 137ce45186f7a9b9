/** What is told of the tax, and how it adds up: beside the arithmetic, which pages for visitors do not fetch. */

/**
 * How a line stands to the consumption tax: at one of its two rates, exempt from it (as land or insurance is), or outside
 * it (as a city's own tax is, which we only hand on).
 */
export const taxClasses = ['standard', 'reduced', 'exempt', 'outside'] as const
export type TaxClass = (typeof taxClasses)[number]

/** What money can be: of one of these classes, or kept after a cancellation, which is outside the tax and told apart. */
export const taxParts = [...taxClasses, 'kept'] as const
export type TaxPart = (typeof taxParts)[number]

/** One part of a sum at its rate, tax included, and the tax in it. */
export interface TaxShare {
  part: TaxPart
  /** Whole per cent; 0 where no tax is in it. */
  percent: number
  amountYen: number
  taxYen: number
}

/** The rates that taxes were reckoned by, for lines that are changed by hand. */
export const percentsIn =
  (taxes: readonly TaxShare[]) =>
  (part: TaxPart): number =>
    taxes.find((share) => share.part === part)?.percent ?? 0

export const taxYenOf = (taxes: readonly TaxShare[]) => taxes.reduce((sum, { taxYen }) => sum + taxYen, 0)

export const keyOfShare = ({ part, percent }: Pick<TaxShare, 'part' | 'percent'>) => `${part} ${percent}`

/** The taxes of several papers side by side: each was rounded by itself, and so they add up. */
export function addTaxes(all: readonly (readonly TaxShare[])[]): TaxShare[] {
  const sums = new Map<string, TaxShare>()
  for (const one of all.flat()) {
    const before = sums.get(keyOfShare(one))
    const [amountYen, taxYen] = [(before?.amountYen ?? 0) + one.amountYen, (before?.taxYen ?? 0) + one.taxYen]
    sums.set(keyOfShare(one), { ...one, amountYen, taxYen })
  }
  return inOrder([...sums.values()])
}

const inOrder = (taxes: readonly TaxShare[]) =>
  taxes.toSorted((a, b) => taxParts.indexOf(a.part) - taxParts.indexOf(b.part) || b.percent - a.percent)
