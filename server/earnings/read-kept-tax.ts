import { taxesOf, taxesOfSums, taxPercentOn, type YenByTax } from '#core/tax.ts'
import type { TaxShare } from '#core/tax-shares.ts'
import { findTaxRates } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import type { Span } from './earnings-periods.rules.ts'
import { keptByRate } from './kept-by-rate.store.ts'

/** Nobody pays for a service that lies further from the day of the money: then its rates need no look at each booking. */
const farDays = 800

/** The tax in what a period kept, once at each rate. */
export async function readKeptTax(db: Database, period: Span, byTax: Readonly<YenByTax>): Promise<TaxShare[]> {
  const rates = await findTaxRates(db)
  const [first, last] = [addDays(period.firstDay, -farDays), addDays(period.lastDay, farDays)]
  const isOne = !rates.some(({ from }) => from > first && from <= last)
  const kept = isOne ? [{ rateFrom: first, byTax }] : await keptByRate(db, period)
  return taxesOfSums(kept.flatMap((since) => taxesOf(since.byTax, (part) => taxPercentOn(rates, since.rateFrom, part))))
}
