import { passwordLimits } from '#contract/getting-in.ts'
import { type Owner, whyWeak } from '#contract/weak-password.ts'

export interface PasswordWords {
  kind: 'empty' | 'short' | 'easy' | 'good'
  /** Of four. */
  strength: 0 | 1 | 2 | 3 | 4
  words: string
}

/** A whole sentence is out of reach of any guessing. */
const sentenceCharacters = 20

/**
 * What there is to say about a password while it is typed. The words change only with the case, so that nobody hears
 * them at every key.
 */
export function passwordWords(password: string, owner: Owner): PasswordWords {
  const { least } = passwordLimits
  const count = [...password].length
  if (count === 0)
    return { kind: 'empty', strength: 0, words: `${least} characters or more. Spaces and sentences are welcome.` }
  if (count < least)
    return {
      kind: 'short',
      strength: count * 2 < least ? 1 : 2,
      words: `Short so far: ${least} characters or more. A sentence is easy to keep in mind.`,
    }
  const weakness = whyWeak(password, owner)
  if (weakness) return { kind: 'easy', strength: 2, words: `Too easy. ${weakness}` }
  return count < sentenceCharacters
    ? { kind: 'good', strength: 3, words: 'Long enough. Every further word makes it safer.' }
    : { kind: 'good', strength: 4, words: 'Long, and hard to guess.' }
}
