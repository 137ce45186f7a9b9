/** Widths of Instrument Sans in ems, rounded up: the words are laid out on the server, without a ruler. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ Iijl|',.:;’!]/, 0.3],
  [/[ftrJz1()/-]/, 0.46],
  [/[mMwW@]/, 0.97],
  [/[A-Z0&%]/, 0.74],
  [/[\x20-\u024f–]/, 0.61],
]

const letterWidth = (letter: string) => widths.find(([kind]) => kind.test(letter))?.[1] ?? 1

export const textWidth = (text: string, size: number) =>
  size * [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** The fewest lines that keep within the width, as even as their words allow. A word is never cut. */
export function wrapText(text: string, size: number, maxWidth: number): string[] {
  const fewest = fill(text, size, maxWidth)
  let lines = fewest
  for (let width = maxWidth - 4; width > 0; width -= 4) {
    const narrower = fill(text, size, width)
    if (narrower.length > fewest.length) break
    lines = narrower
  }
  return lines
}

function fill(text: string, size: number, maxWidth: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    const longer = line === undefined ? undefined : `${line} ${word}`
    if (longer !== undefined && textWidth(longer, size) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
