/** Counting and listing in English, for all wings; nobody writes these again. Every page carries it: it stays small. */

const numerals = /* @__PURE__ */ 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "two" up to twelve, figures from there. */
export const numeral = (count: number): string => numerals[count] ?? String(count)

/** "1 guest", "3 guests", also of figures that are written already: "1,284 guests". */
export const counted = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`

/** "one guest", "three guests". */
export const countedInWords = (count: number, one: string, many = `${one}s`): string =>
  `${numeral(count)} ${count === 1 ? one : many}`

/** "A", "A and B", "A, B and C". Not by `Intl.ListFormat`, which pages that list nothing would carry, too. */
export const listed = (names: readonly string[], join: 'and' | 'or' = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${join} ${names.at(-1)}`

/** The first letter large, for the head of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The first letter small, for what follows in a sentence. */
export const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** 7 is "3½": as people count seats. */
export const halvesInFigures = (halves: number): string =>
  halves === 1 ? '½' : `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
