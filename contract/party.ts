import { counted } from '#core/words.ts'

/** A party as pages and server speak of it. Pure: it comes with every page that asks who travels. */

/** The age of each child; null until it was chosen. Nobody guesses it. */
export type ChildAges = readonly (number | null)[]

export const areAgesKnown = (ages: ChildAges): ages is readonly number[] => ages.every((age) => age !== null)

export const missingAges = (ages: ChildAges): number => ages.filter((age) => age === null).length

/** Another number of children: those who stay keep their age, and a new one has none yet. */
export const resizedAges = (ages: ChildAges, count: number): (number | null)[] =>
  Array.from({ length: count }, (_, index) => ages[index] ?? null)

const ordinals = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth'.split(' ')

/** "First child"; "The child" where there is only one. */
export const childCalled = (index: number, children: number): string => {
  if (children === 1) return 'The child'
  const ordinal = ordinals[index]
  return ordinal ? `${ordinal} child` : `Child ${index + 1}`
}

/** "Choose the age of the second child." */
export function missingAgeSentence(ages: ChildAges): string {
  const missing = ages.flatMap((age, index) => (age === null ? [index] : []))
  const [only] = missing
  if (missing.length === 1 && only !== undefined)
    return `Choose the age of ${ages.length === 1 ? 'the child' : `the ${childCalled(only, ages.length).toLowerCase()}`}.`
  return 'Choose the age of each child.'
}

export const ageOption = (age: number): string => (age === 0 ? 'Under 1' : counted(age, 'year'))

/** What a child of that age usually sits in, as the seats that we carry are made (`extras`). */
export function seatFor(age: number | null): string {
  if (age === null) return 'Needed before we can say a price'
  if (age === 0) return 'Our child seats begin at about one year: bring your own, or ring us'
  if (age < 4) return 'Needs a child seat'
  if (age < 6) return 'Needs a child seat or a booster'
  return age < 11 ? 'A booster is enough, or none from 140 cm' : 'Needs no seat of their own'
}

export const childAgeInWords = (age: number): string => (age === 0 ? 'under 1' : String(age))

/** "2 adults", "2 adults, 1 child (5)", "2 children (4, age not chosen)". */
export function partyInWords({ guests, childAges }: { guests: number; childAges: ChildAges }): string {
  const adults = guests - childAges.length
  const ages = childAges.map((age) => (age === null ? 'age not chosen' : childAgeInWords(age))).join(', ')
  const children = childAges.length > 0 && `${counted(childAges.length, 'child', 'children')} (${ages})`
  return [(adults > 0 || !children) && counted(adults, 'adult'), children].filter(Boolean).join(', ')
}
