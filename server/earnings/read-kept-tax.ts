import { taxPercentOn } from '#core/tax.ts'
import { findTaxRates } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import type { Span } from './earnings-periods.rules.ts'
import { keptByRate } from './kept-by-rate.store.ts'
import { taxOfSums } from './tax.rules.ts'

/** Nobody pays for a service that lies further from the day of the money: then its rate needs no look at each booking. */
const farDays = 800

/** The tax in what a period kept. */
export async function readKeptTax(db: Database, period: Span, keptYen: number): Promise<number> {
  const rates = await findTaxRates(db)
  const [first, last] = [addDays(period.firstDay, -farDays), addDays(period.lastDay, farDays)]
  const isOne = !rates.some(({ from }) => from > first && from <= last)
  return taxOfSums(isOne ? [{ percent: taxPercentOn(rates, first), keptYen }] : await keptByRate(db, period))
}
