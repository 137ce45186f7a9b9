import { noYen, type TaxShare, taxesOf } from './tax.ts'

/** A price of the standard rate, as a server tells its tax. */
export const atTenPercent = (yen: number): TaxShare[] => taxesOf({ ...noYen, standard: yen }, () => 10)
