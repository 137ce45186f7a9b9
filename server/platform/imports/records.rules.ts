import { UnreadableFile } from './decode.rules.ts'

/** How the text of a file becomes lines of cells (RFC 4180, and what spreadsheets make of it). */

export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

export interface CsvRecord {
  /** On which line of the file it begins, from 1. */
  line: number
  cells: string[]
}

/** A quotation mark that nobody closes would take the rest of the file into one cell. */
const longestQuoted = 20_000

/** The sign that stands most often on the first line; spreadsheets may name it there themselves. */
export function findSeparator(text: string): { separator: Separator; from: number } {
  const said = /^\uFEFF?sep=([,;\t])\r?\n/i.exec(text)
  if (said) return { separator: said[1] as Separator, from: said[0].length }
  const [first = ''] = /^[\r\n]*[^\r\n]*/.exec(text) ?? []
  const bare = first.replace(/"[^"]*"/g, '')
  const count = (sign: string) => bare.split(sign).length
  const [separator = ','] = separators.toSorted((a, b) => count(b) - count(a))
  return { separator, from: 0 }
}

/** Every line that has something on it. Goes over the text once. */
export function* readRecords(text: string, separator: Separator, from = 0): Generator<CsvRecord> {
  let at = from
  let line = from > 0 ? 2 : 1
  while (at < text.length) {
    const begins = line
    const cells: string[] = []
    for (;;) {
      const cell = text[at] === '"' ? readQuoted(text, at, begins) : readPlain(text, at, separator)
      cells.push(cell.value)
      at = cell.end
      line += cell.lineEnds
      if (text[at] !== separator) break
      at += 1
    }
    if (text[at] === '\r') at += 1
    // A lone carriage return ends a line, too.
    if (text[at] === '\n') at += 1
    line += 1
    if (cells.some((cell) => cell.trim() !== '')) yield { line: begins, cells }
  }

  function readPlain(whole: string, start: number, end: string) {
    let stop = start
    while (stop < whole.length && whole[stop] !== end && whole[stop] !== '\n' && whole[stop] !== '\r') stop += 1
    return { value: whole.slice(start, stop), end: stop, lineEnds: 0 }
  }

  /** Two quotation marks within stand for one; what follows the last one belongs to the cell, too. */
  function readQuoted(whole: string, start: number, begins: number) {
    let value = ''
    let stop = start + 1
    for (;;) {
      const close = whole.indexOf('"', stop)
      if (close < 0 || close - start > longestQuoted)
        throw new UnreadableFile(`On line ${begins} a quotation mark opens that is never closed.`)
      value += whole.slice(stop, close)
      stop = close + 1
      if (whole[stop] !== '"') break
      value += '"'
      stop += 1
    }
    const rest = readPlain(whole, stop, separator)
    return { value: value + rest.value, end: rest.end, lineEnds: value.split(/\r\n|[\r\n]/).length - 1 }
  }
}
