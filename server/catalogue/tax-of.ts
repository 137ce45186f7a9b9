import { type TaxedLine, taxesOf, taxesOfLines, taxPercentOn, type YenByTax } from '#core/tax.ts'
import type { TaxPart, TaxShare } from '#core/tax-shares.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { findTaxRates } from './tax-rates.store.ts'

/** The tax in what is paid, by the moment at which what is paid for is done. */
export interface Tax {
  ofLines: (lines: readonly TaxedLine[], endsAt: Date) => TaxShare[]
  ofMoney: (yen: Readonly<YenByTax>, endsAt: Date) => TaxShare[]
}

export async function readTax(db: Database): Promise<Tax> {
  const rates = await findTaxRates(db)
  const percentAt = (endsAt: Date) => {
    const day = tokyoDayOf(endsAt)
    return (part: TaxPart) => taxPercentOn(rates, day, part)
  }
  return {
    ofLines: (lines, endsAt) => taxesOfLines(lines, percentAt(endsAt)),
    ofMoney: (yen, endsAt) => taxesOf(yen, percentAt(endsAt)),
  }
}
