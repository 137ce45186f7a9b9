import type { DeclineReason } from './gateway.ts'

/** What the bank of a test card says. */
export type TestOutcome = 'success' | DeclineReason | 'step-up'

export interface TestCard {
  outcome: TestOutcome
  brand: string
  last4: string
  /** YYYY-MM. */
  expires: string
}

/** The well-known test numbers. No real card has one of them. */
const testNumbers: Record<string, { outcome: TestOutcome; brand: string }> = {
  '4242424242424242': { outcome: 'success', brand: 'visa' },
  '5555555555554444': { outcome: 'success', brand: 'mastercard' },
  '4000000000000002': { outcome: 'declined', brand: 'visa' },
  '4000000000009995': { outcome: 'insufficient-funds', brand: 'visa' },
  '4000002500003155': { outcome: 'step-up', brand: 'visa' },
  '4000002760003184': { outcome: 'step-up', brand: 'visa' },
}

/** A test card, or what to mend by field. */
export function readTestCard(
  entered: { number: string; expires: string },
  month: string,
): { card: TestCard } | { fields: Record<string, string> } {
  const digits = entered.number.replaceAll(' ', '')
  if (!passesLuhn(digits)) return { fields: { number: 'This number has a slip in it. Please check the digits.' } }
  const known = testNumbers[digits]
  if (!known) return { fields: { number: 'Only test cards are taken here, such as 4242 4242 4242 4242.' } }
  if (hasExpired(entered.expires, month)) return { fields: { expires: 'This card has expired.' } }
  return { card: { ...known, last4: digits.slice(-4), expires: entered.expires } }
}

/** The check digit that every card number ends in. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is good to the last day of its month. Both as YYYY-MM. */
export const hasExpired = (expires: string, month: string) => expires < month

/**
 * The token says in the open what the card will do, so that it works in every process and after every restart. Anyone
 * may make one up: with the test gateway no money moves, so there is nothing to be had by it.
 */
export const testTokenOf = (card: TestCard, random: string) =>
  ['test', card.outcome, card.brand, card.last4, card.expires.replace('-', ''), random].join('_')

const tokenShape =
  /^test_(success|declined|insufficient-funds|step-up)_([a-z]{2,20})_(\d{4})_(20\d{2})(0[1-9]|1[0-2])_[\w-]{8,64}$/

export function readTestToken(token: string): TestCard | undefined {
  const [, outcome, brand, last4, year, month] = tokenShape.exec(token) ?? []
  if (!outcome || !brand || !last4) return undefined
  return { outcome: outcome as TestOutcome, brand, last4, expires: `${year}-${month}` }
}
