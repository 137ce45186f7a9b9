import { noYen, taxesOf } from './tax.ts'
import type { TaxShare } from './tax-shares.ts'

/** A price of the standard rate, as a server tells its tax. */
export const atTenPercent = (yen: number): TaxShare[] => taxesOf({ ...noYen, standard: yen }, () => 10)
