import { formatYen } from '#contract/money.ts'
import type { TaxPart, TaxShare } from '#core/tax-shares.ts'
import { listed } from '#core/words.ts'

const withoutTax: Partial<Record<TaxPart, string>> = {
  exempt: 'exempt',
  outside: 'outside the tax',
  kept: 'kept after cancellations',
}

/** What the tax is in, by rate, and what of the net has none: "In ¥110,000 at 10%; ¥20,000 kept after cancellations". */
export function taxInWords(taxes: readonly TaxShare[]): string {
  const taxed = taxes.filter(({ part }) => withoutTax[part] === undefined)
  const rest = taxes.filter(({ part }) => withoutTax[part] !== undefined)
  const inRates = listed(taxed.map(({ amountYen, percent }) => `${formatYen(amountYen)} at ${percent}%`))
  return [
    ...(inRates ? [`In ${inRates}`] : rest.length > 0 ? [] : ['In ¥0 net']),
    ...rest.map(({ part, amountYen }) => `${formatYen(amountYen)} ${withoutTax[part]}`),
  ].join('; ')
}
