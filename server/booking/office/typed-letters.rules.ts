/** The words that were typed, at most six of them. */
export const lettersOf = (q: string) =>
  q
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 6)

/**
 * A number as we keep it, however it was spaced: '090 1234-5678' is looked for without its first zero, since we keep
 * the country before it. Null: it is no number, or too little of one.
 */
export function telephoneOf(q: string): string | null {
  const typed = q.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if (!/^[\d\s()+.\-/\u2010-\u2015\u2212]+$/.test(typed)) return null
  const digits = typed.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 3 ? digits : null
}

/** A reference or a part of it, with or without AN-. Null: it cannot be one. */
export function referenceOf(q: string): string | null {
  const typed = q.replace(/\s/g, '').toUpperCase().replace(/^AN-?/, '')
  return /^([2-9A-HJ-NP-Z]{3,6}|[2-9A-HJ-NP-Z]{6}-\d{1,2})$/.test(typed) ? typed : null
}

/** Escapes what LIKE understands otherwise than people do. */
export const literally = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')

/** Fewer letters end the names of too many for an index of them to be worth asking. */
const fewestLetters = 3

/**
 * What was typed of an address before its @, as LIKE asks for it in an index of names that are read from their end:
 * 'haruto@exa' is 'oturah%'. Null: nothing was typed before one, or too little.
 */
export function endOfName(word: string): string | null {
  const at = word.indexOf('@')
  return at >= fewestLetters ? `${literally([...word.slice(0, at)].reverse().join(''))}%` : null
}
