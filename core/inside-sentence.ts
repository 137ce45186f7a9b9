import { numeral, uncapitalized } from './words.ts'

const counts = Array.from({ length: 13 }, (_, count) => numeral(count))

/** How our own sentences about jobs begin. Whatever else stands first may be somebody's name. */
const ownBeginnings = new Set([
  ...counts,
  ...['a', 'an', 'another', 'any', 'at', 'away', 'does', 'for', 'has', 'ill', 'in', 'is', 'it', 'its', 'little', 'no'],
  ...['not', 'nothing', 'nobody', 'on', 'our', 'out', 'papers', 'rest', 'that', 'the', 'there', 'this', 'too', 'was'],
])

/** For what follows in a sentence: begun small, unless it begins with a name, which is never written small. */
export function insideSentence(words: string): string {
  const [first = ''] = words.split(/[\s,.:;’]/, 1)
  return ownBeginnings.has(uncapitalized(first)) ? uncapitalized(words) : words
}
