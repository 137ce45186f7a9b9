import type { TaxClass, TaxPart, TaxShare } from '#core/tax-shares.ts'
import { listed } from '#core/words.ts'
import { formatYen } from './money.ts'

/** As the office chooses them. */
export const taxClassWords: Record<TaxClass, string> = {
  standard: 'Standard rate',
  reduced: 'Reduced rate',
  exempt: 'Exempt from tax',
  outside: 'Outside the tax',
}

const untaxed: Partial<Record<TaxPart, string>> = {
  exempt: 'is exempt from it',
  outside: 'is outside the tax',
  kept: 'is kept after the cancellation, outside the tax',
}

/** "Includes ¥11,836 consumption tax, 10%." By rate where there are several, and what has none of it by itself. */
export function taxNote(taxes: readonly TaxShare[]): string {
  const taxed = taxes.filter(({ part }) => untaxed[part] === undefined)
  const charged = taxed.filter(({ amountYen }) => amountYen !== 0)
  const without = taxes.filter(({ part, amountYen }) => untaxed[part] !== undefined && amountYen !== 0)
  return [
    included(charged.length > 0 ? charged : taxed.slice(0, 1)),
    ...without.map(({ part, amountYen }) => `${formatYen(amountYen)} ${untaxed[part]}.`),
  ].join(' ')
}

function included([first, ...more]: readonly TaxShare[]): string {
  if (!first) return 'No consumption tax is in it.'
  if (more.length === 0) return `Includes ${formatYen(first.taxYen)} consumption tax, ${first.percent}%.`
  const byRate = [first, ...more].map(({ taxYen, percent }) => `${formatYen(taxYen)} at ${percent}%`)
  return `Includes consumption tax of ${listed(byRate)}.`
}
