import type { Booking } from '#contract/booking.ts'
import type { Traveller } from '#contract/booking-details.ts'
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

/** Everybody of a booking as they are named, and an empty place for whoever is not; who leads first. */
export function placesOf({
  travellers,
  leadName,
  guests,
  childAges,
}: Pick<Booking, 'travellers' | 'leadName' | 'guests' | 'childAges'>): Traveller[] {
  if (travellers.length > 0)
    return [
      ...travellers,
      ...newGuests(travellers, { guests, childAges }).map(({ age }) => ({ name: '', age, note: '' })),
    ]
  const adults = guests - childAges.length
  return Array.from({ length: guests }, (_, index) => ({
    name: index === 0 ? leadName : '',
    age: childAges[index - adults] ?? null,
    note: '',
  }))
}

/** "Adult 2", "Child, 5": as a place in the party is called while its name is being typed. */
export function calledAs(people: readonly Pick<Traveller, 'age'>[], index: number): string {
  const age = people[index]?.age ?? null
  if (age !== null) return childWords(age)
  const adults = people.filter((one) => !isChild(one)).length
  return adults === 1 ? 'Adult' : `Adult ${people.slice(0, index + 1).filter((one) => !isChild(one)).length}`
}

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
