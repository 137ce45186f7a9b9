import * as z from 'zod/mini'
import { taxClasses, taxParts } from '#core/tax-shares.ts'

export const TaxClass = z.enum(taxClasses)

/** One part of a sum at its rate, and the tax in it: information, outside every sum. */
export const TaxShare = z.object({
  part: z.enum(taxParts),
  /** 0 where no tax is in it. */
  percent: z.int(),
  /** Tax included. */
  amountYen: z.int(),
  taxYen: z.int(),
})
/** What is taxed first; a rate of which there is nothing is left out. */
export const Taxes = z.array(TaxShare)
