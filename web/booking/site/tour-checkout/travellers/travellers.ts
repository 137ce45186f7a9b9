import type { Traveller } from '#contract/booking-details.ts'
import { isChild } from '#contract/named-party.ts'
import type { ChildAges } from '#contract/party.ts'
import type { WishParams } from '#web/pricing/site/index.ts'

export interface Person {
  name: string
  note: string
}

/** Rows that were typed. They stay when the party shrinks, so that nothing is lost when it grows again. */
export interface Typed {
  adults: Person[]
  children: Person[]
}

/** Somebody with a tick, by the id of the saved person or of one added here. */
export interface Chosen extends Person {
  id: string
  /** Of a child; null for adults. */
  age: number | null
  /** The extra that they need in the car. */
  childSeat?: string | null
  /** Saved as walking with one: asked for, since it takes room in the car. */
  hasWheelchair?: boolean
}

type Party = Pick<WishParams, 'guests' | 'childAges'>

export const nobody: Person = { name: '', note: '' }

export const adultsOf = ({ guests, childAges }: Party) => Math.max(0, guests - childAges.length)

interface Named {
  wish: Party
  naming: 'typed' | 'chosen'
  typed: Typed
  chosen: readonly Chosen[]
}

/** The people of the party in order: adults first where they are typed, as ticked where they are chosen. */
export function travellersNamed({ wish, naming, typed, chosen }: Named): Traveller[] {
  if (naming === 'chosen') return chosen.map(({ name, age, note }) => ({ name: name.trim(), age, note: note.trim() }))
  const row = (person: Person = nobody, age: number | null) => ({
    name: person.name.trim(),
    age,
    note: person.note.trim(),
  })
  return [
    ...Array.from({ length: adultsOf(wish) }, (_, index) => row(typed.adults[index], null)),
    // Nobody comes here before every age is chosen.
    ...wish.childAges.map((age, index) => row(typed.children[index], age ?? 0)),
  ]
}

const isSameName = (one: Person, other: Person) => one.name.trim().toLowerCase() === other.name.trim().toLowerCase()

/** Names that were typed go on as people with a tick, once there are people to choose from. */
export function asChosen(now: Named & { added: readonly Chosen[] }, saved: readonly Chosen[]) {
  const naming = 'chosen' as const
  if (now.naming === 'chosen') {
    const known = new Map([...saved, ...now.added].map((person) => [person.id, person]))
    return { naming, added: [...now.added], chosen: now.chosen.flatMap(({ id }) => known.get(id) ?? []) }
  }
  const chosen = travellersNamed(now)
    .filter(({ name }) => name !== '')
    .map((typed, index) => saved.find((one) => isSameName(one, typed)) ?? { id: `typed:${index}`, ...typed })
  const isTyped = ({ id }: Chosen) => id.startsWith('typed:')
  return { naming, chosen, added: [...now.added.filter((one) => !isTyped(one)), ...chosen.filter(isTyped)] }
}

/** People with a tick go on as typed names, where their rows are still empty. */
export function asTyped({ naming, chosen, typed }: Named): { naming: 'typed'; typed: Typed } {
  if (naming === 'typed') return { naming, typed }
  const fill = (rows: readonly Person[], people: readonly Person[]) =>
    Array.from({ length: Math.max(rows.length, people.length) }, (_, index) => {
      const row = rows[index] ?? nobody
      const { name, note } = people[index] ?? nobody
      return row.name.trim() ? row : { name, note }
    })
  return {
    naming: 'typed',
    typed: {
      adults: fill(
        typed.adults,
        chosen.filter((person) => !isChild(person)),
      ),
      children: fill(typed.children, chosen.filter(isChild)),
    },
  }
}

/** Ticked as well. An adult leads: whoever comes first among them. */
export const withPerson = (chosen: readonly Chosen[], person: Chosen): Chosen[] =>
  person.age === null && chosen[0] && isChild(chosen[0]) ? [person, ...chosen] : [...chosen, person]

/** Moved to the front, where the one who leads stands. */
export const ledBy = (chosen: readonly Chosen[], id: string): Chosen[] => [
  ...chosen.filter((person) => person.id === id),
  ...chosen.filter((person) => person.id !== id),
]

/** How many of each kind the party still lacks; below 0 there are too many. */
export function placesLeft(wish: Party, chosen: readonly Chosen[]) {
  const children = chosen.filter(isChild).length
  return { adults: adultsOf(wish) - (chosen.length - children), children: wish.childAges.length - children }
}

/** Whether one more of this kind belongs to the party as it stands. */
export const hasPlaceFor = (wish: Party, chosen: readonly Chosen[], person: Chosen) =>
  placesLeft(wish, chosen)[isChild(person) ? 'children' : 'adults'] > 0

/** The party with one guest more. */
export const partyWith = (wish: Party, person: Chosen): Party => ({
  guests: wish.guests + 1,
  childAges: person.age === null ? wish.childAges : [...wish.childAges, person.age],
})

/** The ages of the children who come, where all are named: what is saved of them counts. */
export function agesKnown(wish: Party, chosen: readonly Chosen[]): ChildAges {
  const ages = chosen.flatMap(({ age }) => age ?? [])
  return ages.length === wish.childAges.length ? ages : wish.childAges
}

/** Whose saved seat or wheelchair the party does not have: nobody adds one in silence, since it may need another car. */
export function thingsLacking({ wish, chosen }: { wish: Pick<WishParams, 'extras'>; chosen: readonly Chosen[] }) {
  const left = new Map(wish.extras.map(({ code, pieces }) => [code, pieces]))
  return chosen
    .flatMap(({ id, name, childSeat, hasWheelchair }) =>
      [childSeat, hasWheelchair && 'wheelchair'].flatMap((code) => (code ? [{ id, name, code }] : [])),
    )
    .filter(({ code }) => {
      const pieces = left.get(code) ?? 0
      left.set(code, pieces - 1)
      return pieces <= 0
    })
}

/** Whose saved wheelchair may need room, and nobody has said yet whether it does: neither answer is assumed. */
export const chairsUndecided = (checkout: {
  wish: Pick<WishParams, 'extras'>
  chosen: readonly Chosen[]
  chairsWithoutRoom: readonly string[]
}) =>
  thingsLacking(checkout).filter(({ id, code }) => code === 'wheelchair' && !checkout.chairsWithoutRoom.includes(id))

/** By this id the step leads to such a question. */
export const chairField = 'wheelchair'

export const givenNameOf = ({ name }: Pick<Person, 'name'>) => name.split(/\s+/)[0] ?? name
