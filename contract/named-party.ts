import type { Traveller } from './booking-details.ts'
import type { ChildAges } from './party.ts'

/** Who of a party that becomes another still comes by name: one rule for pages and server. */

export interface PartyCount {
  guests: number
  childAges: ChildAges
}

export interface NamedAfter {
  /** In the order in which they were named, children with their ages as they are now. */
  staying: Traveller[]
  leaving: Traveller[]
  /** How many adults, and children of which ages, have no name yet. */
  newAdults: number
  newAges: (number | null)[]
}

/** Only children are named with their age. */
export const isChild = ({ age }: Pick<Traveller, 'age'>) => age !== null

/** "Adult", "Child, 5", "Child, under 1". */
export const ageInWords = (age: number | null) => (age === null ? 'Adult' : `Child, ${age === 0 ? 'under 1' : age}`)

/** Adults and children make room for their own kind only; of either, those who were named first still come. */
export function namedAfter(named: readonly Traveller[], before: PartyCount, after: PartyCount): NamedAfter {
  const adults = after.guests - after.childAges.length
  // Where the party was never asked for children, whoever is named has the place of an adult.
  const isUncounted = before.childAges.length === 0 && after.childAges.length === 0
  const isOfChildren = (one: Traveller) => !isUncounted && isChild(one)
  const grown = named.filter((one) => !isOfChildren(one)).slice(0, adults)
  const { aged, newAges } = childrenAfter(named.filter(isOfChildren), after.childAges)
  return {
    staying: named.flatMap((one) => (grown.includes(one) ? [one] : (aged.get(one) ?? []))),
    leaving: named.filter((one) => !grown.includes(one) && !aged.has(one)),
    newAdults: Math.max(0, adults - grown.length),
    newAges,
  }
}

/** A child stays with its age; an age that nobody has is that of the next child, who was told to be another. */
function childrenAfter(children: readonly Traveller[], ages: ChildAges) {
  const aged = new Map<Traveller, Traveller>()
  const next = (isThis: (child: Traveller) => boolean) => children.find((child) => !aged.has(child) && isThis(child))
  const take = (age: number | null, child: Traveller | undefined) => {
    if (child) aged.set(child, { ...child, age: age ?? child.age })
    return child !== undefined
  }
  const unmatched = ages.filter(
    (age) =>
      !take(
        age,
        next((child) => child.age === age),
      ),
  )
  const newAges = unmatched.filter(
    (age) =>
      !take(
        age,
        next(() => true),
      ),
  )
  return { aged, newAges }
}
