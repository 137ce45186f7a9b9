/** Counting and listing in English, for both wings; nobody writes these again. */

const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "two" up to twelve, figures from there. */
export const numeral = (count: number): string => numerals[count] ?? String(count)

/** "1 guest", "3 guests". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** "one guest", "three guests". */
export const countedInWords = (count: number, one: string, many = `${one}s`): string =>
  `${numeral(count)} ${count === 1 ? one : many}`

const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
}

/** "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[], join: 'and' | 'or' = 'and'): string => lists[join].format(names)

/** The first letter large, for the head of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
