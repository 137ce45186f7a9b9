import type { ChildAges } from '#contract/party.ts'
import { capitalized, counted, countedInWords, numeral } from '#core/words.ts'
import { adultsOf } from './travellers/travellers.ts'

type Party = { guests: number; childAges: ChildAges }

/** "Three people: two adults and one child." */
export function peopleInWords(wish: Party): string {
  const [adults, children] = [adultsOf(wish), wish.childAges.length]
  if (wish.guests === 1) return 'One person.'
  const grown = countedInWords(adults, 'adult')
  const young = countedInWords(children, 'child', 'children')
  return `${capitalized(numeral(wish.guests))} people: ${children === 0 ? `${adults === 2 ? 'two' : 'all'} adults` : `${grown} and ${young}`}.`
}

/** "no large suitcases", "2 large suitcases". */
export const luggageInWords = (largeCases: number) =>
  largeCases === 0 ? 'No large suitcases' : counted(largeCases, 'large suitcase')
