import type { WithChildren } from '#contract/catalogue.ts'
import { tooYoungInWords } from '#contract/young-children.ts'
import { reasonsInWords } from './tour-words.ts'

/** Up to which a child counts as small: the age from which the law asks for no seat any more. */
const smallUntil = 6

export interface ChildWords {
  /** Good for them, a warning to who has such a child along, or a plain fact. */
  tone: 'good' | 'warning' | 'plain'
  head: string
  words: string
}

/** What the day is with the youngest of a party; of nobody's age where none is given. Null: nothing can be said. */
export function childWords(
  { verdict, reasons, fromAge }: WithChildren,
  youngest: number | null = null,
): ChildWords | null {
  const tooYoung = tooYoungInWords(fromAge, youngest)
  if (verdict === 'hard') {
    const isWarning = tooYoung !== null || (youngest !== null && youngest < smallUntil)
    const words = [tooYoung, reasonsInWords(reasons)].filter(Boolean).join(' ')
    return { tone: isWarning ? 'warning' : 'plain', head: 'Hard with small children.', words }
  }
  if (tooYoung) return { tone: 'warning', head: 'Perhaps too early.', words: tooYoung }
  return verdict === 'open' ? null : { tone: 'good', head: 'Good with small children.', words: reasonsInWords(reasons) }
}
