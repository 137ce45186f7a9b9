import type { ChildAges } from '#contract/party.ts'
import { adultsOf } from './travellers/travellers.ts'

const NUMERALS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "two" up to twelve, figures from there. */
export const numeral = (count: number) => NUMERALS[count] ?? String(count)

/** "1 guest", "3 guests". */
export const counted = (count: number, thing: string, things = `${thing}s`) =>
  `${count} ${count === 1 ? thing : things}`

export const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

type Party = { guests: number; childAges: ChildAges }

/** "Three people: two adults and one child." */
export function peopleInWords(wish: Party): string {
  const [adults, children] = [adultsOf(wish), wish.childAges.length]
  if (wish.guests === 1) return 'One person.'
  const grown = `${numeral(adults)} ${adults === 1 ? 'adult' : 'adults'}`
  const young = `${numeral(children)} ${children === 1 ? 'child' : 'children'}`
  return `${upper(numeral(wish.guests))} people: ${children === 0 ? `${adults === 2 ? 'two' : 'all'} adults` : `${grown} and ${young}`}.`
}

/** "no large suitcases", "2 large suitcases". */
export const luggageInWords = (largeCases: number) =>
  largeCases === 0 ? 'No large suitcases' : counted(largeCases, 'large suitcase')

/** "Adult", "Child, 5", "Child, under 1". */
export const ageInWords = (age: number | null) => (age === null ? 'Adult' : `Child, ${age === 0 ? 'under 1' : age}`)
