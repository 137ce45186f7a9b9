import { type ChildAges, childAgeInWords, childCalled } from './party.ts'

/** Which children have no seat that their age asks for, and what is said where guests bring their own. Pure. */

type Pieces = readonly { code: string; pieces: number }[]
export type SeatCode = 'child-seat' | 'booster-seat'

export interface UnseatedChild {
  index: number
  age: number
  /** What such a child may sit in, the usual first. */
  codes: readonly SeatCode[]
}

/** By the same ages as `seatFor`. Under one year we carry none, and from six on a booster is the parents' to wish for. */
const seatsNeeded = (age: number): readonly SeatCode[] => {
  if (age < 1 || age >= 6) return []
  return age < 4 ? ['child-seat'] : ['child-seat', 'booster-seat']
}

/** Who may sit in a booster, needed or not. */
export const fitsBooster = (age: number | null) => age !== null && age >= 4 && age < 11

/** The children whose seat nobody chose yet: the youngest are seated first, since they have no other choice. */
export function unseated(ages: ChildAges, extras: Pieces): UnseatedChild[] {
  const left = new Map(extras.map(({ code, pieces }) => [code, pieces]))
  const children = ages
    .flatMap((age, index) => (age === null ? [] : [{ index, age, codes: seatsNeeded(age) }]))
    .filter(({ codes }) => codes.length > 0)
    .toSorted((one, other) => one.age - other.age)
  const without = children.filter(({ codes }) => {
    const code = codes.toReversed().find((one) => (left.get(one) ?? 0) > 0)
    if (code) left.set(code, (left.get(code) ?? 0) - 1)
    return !code
  })
  return without.toSorted((one, other) => one.index - other.index)
}

/** Those, and the babies: no seat of ours takes one, so guests are asked whether theirs comes along, and may leave it open. */
export function withoutSeat(ages: ChildAges, extras: Pieces): UnseatedChild[] {
  const babies = ages.flatMap((age, index) => (age === 0 ? [{ index, age, codes: [] }] : []))
  return [...unseated(ages, extras), ...babies].toSorted((one, other) => one.index - other.index)
}

/** Of which children it was decided: another child, or another age, is another question. */
export const ownSeatsKey = (children: readonly UnseatedChild[]) => children.map(({ age }) => age).join(',')

/** "First child, 3" or "The child, 3". */
export const childWithAge = ({ index, age }: UnseatedChild, children: number) =>
  `${childCalled(index, children)}, ${childAgeInWords(age)}`

/** Kept among what guests told us, for everybody who reads that. */
export const ownSeatsLine = (children: readonly UnseatedChild[]): string =>
  children.length === 0
    ? ''
    : children.length === 1
      ? `We bring our own seat for ${children[0]?.age === 0 ? 'the baby' : `the child of ${ownSeatsKey(children)}`}.`
      : `We bring our own seats for the children of ${children.map(({ age }) => childAgeInWords(age)).join(' and ')}.`

/** The note of a booking with the line before it, where guests decided to bring their own. */
export function noteWithOwnSeats(note: string, ages: ChildAges, extras: Pieces, ownSeatsFor: string): string {
  const children = withoutSeat(ages, extras)
  const line = ownSeatsKey(children) === ownSeatsFor ? ownSeatsLine(children) : ''
  return [line, note.trim()].filter(Boolean).join('\n')
}

/** Whether a note says so already, of exactly these children. */
export const tellsOwnSeats = (note: string, ages: ChildAges, extras: Pieces) =>
  note.split('\n')[0] === ownSeatsLine(withoutSeat(ages, extras))

export const ownSeatsField = 'own-seats'

/** What the step to the next page asks; null where every child has a seat, or comes with one. */
export function seatsUndecided(ages: ChildAges, extras: Pieces, ownSeatsFor: string): string | null {
  const children = unseated(ages, extras)
  if (children.length === 0 || ownSeatsKey(withoutSeat(ages, extras)) === ownSeatsFor) return null
  return children.length === 1
    ? 'Add the seat that the child needs, or say that you bring your own.'
    : 'Add the seats that the children need, or say that you bring your own.'
}

/** How the youngest sit where no seat of ours is booked for them, as the desk asks before it confirms a call. */
export const seatWays = ['own', 'none'] as const
export type SeatWay = (typeof seatWays)[number]

/** As crew and guest read it with the other wishes, and as it is said on the telephone. */
export const seatWayWords: Readonly<Record<SeatWay, { note: string; said: string }>> = {
  own: { note: 'The guests bring their own child seat.', said: 'You bring your own child seat.' },
  none: { note: 'The guests do without a child seat.', said: 'You do without a child seat.' },
}

/** For how many children no seat is booked that their age asks for. */
export const seatsMissing = ({ childAges, extras }: { childAges: ChildAges; extras: Pieces }): number =>
  unseated(childAges, extras).length
