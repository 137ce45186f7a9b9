import type { Traveller } from '#contract/booking.ts'
import type { ChildAges } from '#contract/party.ts'

export interface NewGuest {
  /** "Adult 3", "Child, 4". */
  called: string
  age: number | null
}

interface Party {
  guests: number
  childAges: ChildAges
}

const isChild = ({ age }: Pick<Traveller, 'age'>) => age !== null

/** Who would come along and has no name yet; nobody where names were never asked for. */
export function newGuests(named: readonly Traveller[], { guests, childAges }: Party): NewGuest[] {
  if (named.length === 0) return []
  const adults = guests - childAges.length
  const [namedAdults, namedChildren] = [named.filter((one) => !isChild(one)), named.filter(isChild)]
  return [
    ...Array.from({ length: Math.max(0, adults - namedAdults.length) }, (_, index) => ({
      called: `Adult ${namedAdults.length + index + 1}`,
      age: null,
    })),
    ...childAges.slice(namedChildren.length).flatMap((age) => (age === null ? [] : [{ called: childWords(age), age }])),
  ]
}

const childWords = (age: number) => `Child, ${age === 0 ? 'under 1' : age}`

/** Everybody of the new party by name, adults first; null while a name is missing or nobody is new. */
export function travellersAfter(
  named: readonly Traveller[],
  party: Party,
  names: readonly string[],
): Traveller[] | null {
  const added = newGuests(named, party)
  if (added.length === 0 || added.some((_, index) => !names[index]?.trim())) return null
  const fresh = added.map(({ age }, index) => ({ name: names[index]?.trim() ?? '', age, note: '' }))
  const adults = party.guests - party.childAges.length
  const everybody = (isOf: (one: Traveller) => boolean) => [...named.filter(isOf), ...fresh.filter(isOf)]
  const children = everybody(isChild)
    .slice(0, party.childAges.length)
    .map((child, index) => ({ ...child, age: party.childAges[index] ?? child.age }))
  return [...everybody((one) => !isChild(one)).slice(0, adults), ...children]
}
