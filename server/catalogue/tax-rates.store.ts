import type { TaxRate } from '#core/tax.ts'
import type { Database } from '#server/platform/database.ts'

/** The first one first. */
export const findTaxRates = (db: Database): Promise<TaxRate[]> =>
  db
    .selectFrom('tax_rates')
    .select(['from_day as from', 'percent', 'reduced_percent as reducedPercent'])
    .orderBy('from_day')
    .execute()

/** Those that begin after a day are what is given; those before stay. */
export async function replaceTaxRatesAfter(db: Database, day: string, rates: readonly TaxRate[]): Promise<void> {
  await db.deleteFrom('tax_rates').where('from_day', '>', day).execute()
  if (rates.length === 0) return
  await db
    .insertInto('tax_rates')
    .values(
      rates.map(({ from, percent, reducedPercent }) => ({ from_day: from, percent, reduced_percent: reducedPercent })),
    )
    .execute()
}
