/** "4242 4242 4242 4242": in fours, as it stands on the card. Whatever is no figure is left out. */
export function groupNumber(typed: string): string {
  const figures = typed.replace(/\D/g, '').slice(0, 19)
  return figures.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** "11 / 29" while it is typed; taking the slash back takes the figure before it along. */
export function groupExpiry(typed: string, before: string): string {
  const figures = typed.replace(/\D/g, '')
  const isTakingBack = typed.length < before.length && before.startsWith(typed)
  const month = /^[2-9]/.test(figures) ? `0${figures}` : figures
  if (month.length > 2) return `${month.slice(0, 2)} / ${shortYear(month.slice(2))}`
  if (isTakingBack) return month.length === 2 && before.endsWith('/ ') ? month.slice(0, 1) : month
  return month.length === 2 ? `${month} / ` : month
}

/** A browser may fill in the whole year. */
const shortYear = (year: string) => (year.length === 4 ? year.slice(2) : year.slice(0, 2))

/** "11 / 29" as 2029-11, or what to mend. */
export function readExpiry(typed: string): { expires: string } | { fault: string } {
  const [, month, year] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(typed.trim()) ?? []
  if (!month || !year) return { fault: 'Month and year, like 11 / 29.' }
  if (month < '01' || month > '12') return { fault: 'A month is between 01 and 12.' }
  return { expires: `20${year}-${month}` }
}

export type CardFaults = Partial<Record<'number' | 'expires' | 'securityCode', string>>

export interface TypedCard {
  number: string
  expires: string
  securityCode: string
}

/** What can be seen before anybody is asked. */
export function faultsOf({ number, expires, securityCode }: TypedCard): CardFaults {
  const figures = number.replace(/\D/g, '').length
  const read = readExpiry(expires)
  return {
    ...((figures < 12 || figures > 19) && { number: 'A card number has 12 to 19 figures.' }),
    ...('fault' in read && { expires: read.fault }),
    ...(!/^\d{3,4}$/.test(securityCode) && { securityCode: 'Three or four figures, on the back of the card.' }),
  }
}

/** "04/28" from 2028-04. */
export const shortExpiry = (expires: string) => `${expires.slice(5, 7)}/${expires.slice(2, 4)}`

export { cardInWords } from '#contract/card-words.ts'
