import type { Booking } from '#contract/booking.ts'
import type { Traveller } from '#contract/booking-details.ts'
import { ageInWords, isChild, namedAfter, type PartyCount } from '#contract/named-party.ts'
import { partyInWords } from '#contract/party.ts'

export interface NewGuest {
  /** "Adult 3", "Child, 4". */
  called: string
  age: number | null
}

/** Who would come along and has no name yet; nobody where names were never asked for. */
export function newGuests(named: readonly Traveller[], before: PartyCount, after: PartyCount): NewGuest[] {
  if (named.length === 0) return []
  const { newAdults, newAges } = namedAfter(named, before, after)
  const first = after.guests - after.childAges.length - newAdults + 1
  return [
    ...Array.from({ length: newAdults }, (_, index) => ({ called: `Adult ${first + index}`, age: null })),
    ...newAges.flatMap((age) => (age === null ? [] : [{ called: ageInWords(age), age }])),
  ]
}

/** Whose name and note a smaller party takes off, said before it is agreed to. */
export const leavingInWords = (named: readonly Traveller[], before: PartyCount, after: PartyCount): string[] =>
  namedAfter(named, before, after).leaving.map(
    ({ name, note }) =>
      `${name} is taken off${note && `, with what you told us (${note})`}: ${partyInWords(after)} ${after.guests === 1 ? 'comes' : 'come'}.`,
  )

/** Somebody who is named beyond the party; never who leads it. */
export function isBeyond(people: readonly Traveller[], index: number, { guests, childAges }: PartyCount): boolean {
  const one = people[index]
  if (!one || index === 0 || people.length <= guests) return false
  const most = isChild(one) ? childAges.length : guests - childAges.length
  return people.filter((other) => isChild(other) === isChild(one)).length > most
}

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
      ...newGuests(travellers, { guests, childAges }, { guests, childAges }).map(({ age }) => ({
        name: '',
        age,
        note: '',
      })),
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
  if (age !== null) return ageInWords(age)
  const adults = people.filter((one) => !isChild(one)).length
  return adults === 1 ? 'Adult' : `Adult ${people.slice(0, index + 1).filter((one) => !isChild(one)).length}`
}

/** Everybody of the new party by name, adults first; null while a name is missing or nobody is new. */
export function travellersAfter(
  named: readonly Traveller[],
  before: PartyCount,
  after: PartyCount,
  names: readonly string[],
): Traveller[] | null {
  const added = newGuests(named, before, after)
  if (added.length === 0 || added.some((_, index) => !names[index]?.trim())) return null
  const fresh = added.map(({ age }, index) => ({ name: names[index]?.trim() ?? '', age, note: '' }))
  const everybody = [...namedAfter(named, before, after).staying, ...fresh]
  return [...everybody.filter((one) => !isChild(one)), ...everybody.filter(isChild)]
}
