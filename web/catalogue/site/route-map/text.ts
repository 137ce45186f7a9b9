/** Widths of Instrument Sans at 600, in ems, by kinds of letters. Words are laid out on the server, without a ruler. */
const WIDTHS: [RegExp, number][] = [
  [/[ Iijl|',.:;’!]/, 0.27],
  [/[ftrsJz1()/-]/, 0.46],
  [/[mMwW@]/, 0.97],
  [/[A-Z0&%]/, 0.73],
  [/[\x20-\u024f–]/, 0.6],
]

export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1), 0)
}

/** The name as a map writes it: what follows a comma, or says where one eats, explains and stands in the list. */
export function shortName(name: string): string {
  const short = name
    .replace(/^(Lunch|Supper|Dinner|Breakfast|Coffee|Tea) .*/, '$1')
    .split(/[,:(]/)[0]
    ?.trim()
  return short || name
}

/** The ways to break a name into one, two or three lines, as even as its words allow. */
export function linesOf(name: string): string[][] {
  const words = name.split(' ')
  const ways = [1, 2, 3].filter((count) => count <= words.length).map((count) => broken(words, count))
  return ways.filter((lines, index) => index === ways.length - 1 || longest(lines) <= 9.5)
}

function broken(words: string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  return words
    .slice(0, words.length - count + 1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), ...broken(words.slice(index + 1), count - 1)])
    .reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

function longest(lines: string[]): number {
  return Math.max(...lines.map(textWidth))
}
