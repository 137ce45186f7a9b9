import type { Traveller } from '#contract/booking-details.ts'
import type { Wish } from '#contract/wish.ts'
import { counted } from '#core/words.ts'

/** A sentence when the people who are named are not the party that was priced; null when they are, or nobody is named. */
export function travellersProblem(
  travellers: readonly Pick<Traveller, 'age'>[],
  { guests, childAges }: Pick<Wish, 'guests' | 'childAges'>,
): string | null {
  if (travellers.length === 0) return null
  if (travellers.length !== guests)
    return `The day is for ${counted(guests, 'guest')}; ${travellers.length} ${travellers.length === 1 ? 'is' : 'are'} named.`
  const ages = travellers.flatMap(({ age }) => (age === null ? [] : [age]))
  if (childAges.length > 0 && sorted(ages) !== sorted(childAges))
    return `The children are ${sorted(childAges)} years old by the wish, and ${sorted(ages) || 'none'} by their names.`
  return null
}

const sorted = (ages: readonly number[]) => ages.toSorted((a, b) => a - b).join(', ')
