import type { Question } from './question.ts'

interface Searchable {
  id: string
  words: readonly string[]
}

/** Words that every question has, and that say nothing about which one is meant. */
const small = new Set(
  (
    'a about an and any are at be bring can come could did do does for from get go has have how i if in into is it its ' +
    'like long many may me much must my need no not of on or our own please shall should so take tell that the their ' +
    'them there they this to us want was we what when where which who why will with would you your'
  ).split(' '),
)

/** Lower case, without accents and apostrophes: "Café", "cafe" and "CAFÉ" are one word. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** "Wi-Fi" is looked for as "wifi" as often as by its parts. */
const joinHyphens = (text: string) => text.replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, '')

export function toSearchable({ id, question, answer, also = '' }: Question): Searchable {
  const text = `${id} ${question} ${answer} ${also}`
  return { id, words: [...new Set([...wordsIn(text), ...wordsIn(joinHyphens(text))])] }
}

/** How many letters may be wrong before it is another word. */
function slipsAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The fewest slips (a letter too many, missing, wrong, or two swapped) between what was typed and the beginning of the
 * word, since people read the hits while they are still typing. Four letters begin too much, so they are a whole word.
 */
export function slipsBetween(typed: string, word: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      const swapped = row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return typed.length < 5 ? (last.at(-1) ?? 0) : Math.min(...last)
}

/** The written words that are meant: those that begin so, and only where there are none, those that nearly do. */
function meant(typed: string, vocabulary: readonly string[]): Set<string> {
  const exact = vocabulary.filter((word) => word.startsWith(typed))
  if (exact.length > 0) return new Set(exact)
  const allowed = slipsAllowed(typed)
  return new Set(allowed === 0 ? [] : vocabulary.filter((word) => slipsBetween(typed, word) <= allowed))
}

/**
 * The ids of the questions that answer most of what was typed, or undefined where nothing was asked. Most, not all, so
 * that a whole sentence finds its answer, and one word too many does not lose it.
 */
export function findAnswers(searchables: readonly Searchable[], typed: string): ReadonlySet<string> | undefined {
  const all = [...new Set(wordsIn(joinHyphens(typed)))]
  if (all.join('').length < 2) return undefined
  const telling = all.filter((word) => !small.has(word))
  const vocabulary = [...new Set(searchables.flatMap(({ words }) => words))]
  const asked = (telling.length > 0 ? telling : all).map((word) => meant(word, vocabulary))

  const scores = searchables.map(({ id, words }) => ({
    id,
    score: asked.filter((accepted) => words.some((word) => accepted.has(word))).length,
  }))
  const best = Math.max(...scores.map(({ score }) => score))
  return new Set(best === 0 ? [] : scores.filter(({ score }) => score === best).map(({ id }) => id))
}
