/** How the bytes of a file become text. */

export const encodings = ['utf-8', 'shift_jis', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof encodings)[number]

/** Why a file or its reading is refused, as a sentence for whoever brought it. */
export class UnreadableFile extends Error {}

const spreadsheet = [0x50, 0x4b, 0x03, 0x04]
const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** By its mark where it has one; else UTF-8, which nothing else looks like by chance, else Shift_JIS. */
export function decode(bytes: Uint8Array, asked: Encoding | null): { text: string; encoding: Encoding } {
  if (beginsWith(bytes, spreadsheet))
    throw new UnreadableFile('This is a spreadsheet or another packed file. Save it as CSV first, and choose that.')
  const marked = marks.find(([, mark]) => beginsWith(bytes, mark))?.[0]
  if (!asked && !marked && bytes.includes(0))
    throw new UnreadableFile('This is not a text file. Save the list as CSV, and choose that.')
  for (const encoding of asked ? [asked] : marked ? [marked] : (['utf-8', 'shift_jis'] as const)) {
    const text = decodedAs(encoding, bytes)
    if (text !== null) return { text, encoding }
  }
  throw new UnreadableFile(
    asked
      ? `This file cannot be read as ${nameOfEncoding[asked]}. Choose another encoding.`
      : 'This file is neither UTF-8 nor Shift_JIS. Save it as CSV in UTF-8.',
  )
}

/** A mark at the beginning is no part of the text. */
function decodedAs(encoding: Encoding, bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\u0000') || !text.isWellFormed() ? null : text
  } catch {
    return null
  }
}

export const nameOfEncoding: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  shift_jis: 'Shift_JIS',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d]

/**
 * How many lines a file has, by its line ends alone, before anybody reads it. Stops as soon as there are more than that:
 * a million lines cost no more than the first that are too many.
 */
export function countLines(bytes: Uint8Array, most: number): number {
  const feeds = countBytes(bytes, lineFeed, most)
  // Files of old machines have the other sign alone.
  const ends = feeds > 0 ? feeds : countBytes(bytes, carriageReturn, most)
  const last = bytes.at(-1)
  return ends + (bytes.length === 0 || last === lineFeed || last === carriageReturn ? 0 : 1)
}

function countBytes(bytes: Uint8Array, byte: number, most: number): number {
  let count = 0
  for (let at = bytes.indexOf(byte); at >= 0 && count <= most; at = bytes.indexOf(byte, at + 1)) count += 1
  return count
}
