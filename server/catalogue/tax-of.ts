import { taxIncludedYen } from '#contract/money.ts'
import { taxPercentOn } from '#core/tax.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { findTaxRates } from './tax-rates.store.ts'

export interface IncludedTax {
  taxIncludedYen: number
  taxPercent: number
}

/** The tax in an amount, by the moment at which what is paid for is done. */
export type TaxOf = (totalYen: number, endsAt: Date) => IncludedTax

export async function readTax(db: Database): Promise<TaxOf> {
  const rates = await findTaxRates(db)
  return (totalYen, endsAt) => {
    const taxPercent = taxPercentOn(rates, tokyoDayOf(endsAt))
    return { taxIncludedYen: taxIncludedYen(totalYen, taxPercent), taxPercent }
  }
}
