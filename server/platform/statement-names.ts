import { createHash } from 'node:crypto'

/** Asked so often, a statement is worth remembering. */
const timesBefore = 5
/** So many are remembered on each connection: each keeps its plan in the memory of the database. */
const mostRemembered = 150
/** Longer ones are lists of values, no two of which are alike. */
const mostLetters = 5000

/**
 * The names under which statements are prepared: what is asked again and again is read and planned once for each
 * connection, not each time. What names no columns is never prepared, since another version of us may add one meanwhile,
 * and the database refuses a prepared statement whose answer gets another shape. Nor what looks for letters: whether a word
 * is rare or everywhere makes another plan, which one made without the word cannot know.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostRemembered || text.length > mostLetters) return known
    const times = (seen.get(text) ?? 0) + 1
    if (times < timesBefore) {
      // Many are asked only once: their texts are not kept for ever.
      if (seen.size > 10 * mostRemembered) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    if (!isPreparable(text)) return undefined
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}

const isPreparable = (text: string) =>
  /^\s*\(?\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !/(^|[\s,(.])\*/.test(text) &&
  !/\bi?like\s*\$/i.test(text)
