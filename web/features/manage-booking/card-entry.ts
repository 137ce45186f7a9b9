/** What is typed of a card; it never leaves the page but to the gateway. */
export interface TypedCard {
  number: string
  expires: string
  securityCode: string
}

export const emptyCard: TypedCard = { number: '', expires: '', securityCode: '' }

/** "4242 4242 4242 4242": in fours, digits only, nineteen at most. */
export const groupDigits = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** "05/31" of "531", "0531", "05 / 2031"; a slash comes by itself. */
export function writeExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const year = padded.length > 4 ? padded.slice(4, 6) : padded.slice(2, 4)
  return padded.length > 2 ? `${padded.slice(0, 2)}/${year}` : padded
}

/** "2031-05" of "05/31"; null while it is no month. */
export function readExpiry(written: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(written) ?? []
  return month && year ? `20${year}-${month}` : null
}

export type CardFaults = Partial<Record<keyof TypedCard, string>>

export function findCardFaults(card: TypedCard, today: string): CardFaults {
  const faults: CardFaults = {}
  const digits = card.number.replace(/\D/g, '')
  if (digits.length < 12) faults.number = 'A card number has 12 to 19 digits.'
  const expires = readExpiry(card.expires)
  if (!expires) faults.expires = 'Month and year, like 05/31.'
  else if (expires < today.slice(0, 7)) faults.expires = 'This card has run out. Please use another.'
  if (!/^\d{3,4}$/.test(card.securityCode)) faults.securityCode = 'Three or four digits, on the back of the card.'
  return faults
}
