/** As far as a choice of letters needs to know a face. */
export interface Covering {
  characters: ReadonlySet<number>
}

const hasGlyph = (faces: readonly Covering[], character: string) =>
  faces.some(({ characters }) => characters.has(character.codePointAt(0) ?? 0))

/**
 * A text in letters that the faces have. An accent that none of them has is left off its letter, signs and pictures are
 * left out, and a letter of another script becomes a box, so that one sees that something stood there.
 */
export function legible(text: string, faces: readonly Covering[]): string {
  const plain = text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ')
  return [...plain].map((character) => (hasGlyph(faces, character) ? character : replaced(character, faces))).join('')
}

function replaced(character: string, faces: readonly Covering[]): string {
  const [base = ''] = character.normalize('NFKD')
  if (base !== character && hasGlyph(faces, base)) return base
  return /[\p{L}\p{N}]/u.test(character) && hasGlyph(faces, '□') ? '□' : ''
}

export interface Run<F extends Covering> {
  face: F
  text: string
}

/** Splits a legible text where another face must take over; a space stays with what stands before it. */
export function runsOf<F extends Covering>(text: string, faces: readonly F[]): Run<F>[] {
  const runs: Run<F>[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const code = character.codePointAt(0) ?? 0
    const face = character === ' ' && last ? last.face : faces.find(({ characters }) => characters.has(code))
    if (!face) continue
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

const japanese = '\\u3000-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef'
const pieces = new RegExp(`[${japanese}] *|[^ ${japanese}]+ *| +`, 'gu')

/** Where a line may end: after a space, and on either side of a Japanese character. */
export const breakable = (text: string): string[] => text.match(pieces) ?? []
