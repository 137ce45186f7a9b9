import { capitalized } from '#core/words.ts'
import type { CardFacts } from './payments.ts'

/** Names that gateways write otherwise than people do. */
const brands: Readonly<Record<string, string>> = {
  amex: 'Amex',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: 'Card',
}

/** "Visa", of a brand as a gateway names it. */
export const brandInWords = (brand: string) => brands[brand] ?? capitalized(brand.replaceAll('_', ' '))

/** "Visa ending 4242". */
export const cardInWords = ({ brand, last4 }: CardFacts) => `${brandInWords(brand)} ending ${last4}`
