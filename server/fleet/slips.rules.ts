/** How many slips of the finger a word may have. In short words each letter counts, and so does each figure. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

export interface Slips {
  count: number
  /** Whether it was the whole word, not only how it begins. */
  isWhole: boolean
}

/**
 * The fewest slips that make what was typed out of a word, or out of how it begins, since people type on: a letter
 * missing, too many or wrong, or two neighbours swapped. Null where it takes more than are allowed.
 */
export function slipsBetween(typed: string, word: string, most: number): Slips | null {
  if (most < 1 || typed.length - word.length > most) return null
  const width = typed.length + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: width }, (_, index) => index)
  let best: Slips | null = null
  let lowestBefore = 0
  // A row for each letter of the word: beyond the typed length nothing but letters that are still to come.
  for (let row = 1; row <= Math.min(word.length, typed.length + most); row++) {
    const now = [row]
    let lowest = row
    for (let column = 1; column < width; column++) {
      const isSame = word[row - 1] === typed[column - 1]
      let least = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1))
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1]
      if (isSwapped) least = Math.min(least, at(beforeLast, column - 2) + 1)
      now.push(least)
      if (least < lowest) lowest = least
    }
    const count = at(now, typed.length)
    const isWhole = row === word.length
    if (count <= most && (!best || count < best.count || (count === best.count && isWhole))) best = { count, isWhole }
    // Nothing comes back from too many, not even by swapping two.
    if (lowest > most && lowestBefore > most) break
    lowestBefore = lowest
    beforeLast = last
    last = now
  }
  return best
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
