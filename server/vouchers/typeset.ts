import type { Face, Faces, Style } from './faces.ts'
import { breakable, legible, runsOf } from './legible.rules.ts'

type Doc = PDFKit.PDFDocument

export interface Piece {
  text: string
  style: Style
}

export interface TextLook {
  size: number
  colour?: string
}

export interface WrapRoom {
  size: number
  width: number
  mostLines: number
}

export interface Typesetter {
  widthOf(text: string, style: Style, size: number): number
  /** Lines that fit; what does not fit into the most lines ends in an ellipsis. */
  wrap(pieces: readonly Piece[], room: WrapRoom): Piece[][]
  /** Writes one line, its baseline at y. */
  write(line: readonly Piece[], x: number, y: number, look: TextLook): void
}

/** Sets text in whichever faces have its letters. Never begins a page: what is written lies where it was asked for. */
export function createTypesetter(doc: Doc, faces: Faces): Typesetter {
  const everyFace = new Map<string, Face>(Object.values(faces).flatMap((list) => list.map((face) => [face.name, face])))
  // A font that was opened before is taken as it is, of which the types know nothing: a large one need not be read anew
  // for every voucher.
  for (const { name, font } of everyFace.values()) doc.registerFont(name, font as unknown as Uint8Array)

  const widthOf: Typesetter['widthOf'] = (text, style, size) =>
    runsOf(legible(text, faces[style]), faces[style]).reduce(
      (sum, run) => sum + doc.font(run.face.name).fontSize(size).widthOfString(run.text, figures(run.face)),
      0,
    )
  const lineWidth = (line: readonly Piece[], size: number) =>
    line.reduce((sum, { text, style }) => sum + widthOf(text, style, size), 0)

  const wrap: Typesetter['wrap'] = (pieces, { size, width, mostLines }) => {
    const lines: Piece[][] = [[]]
    const words = pieces.flatMap(({ text, style }) =>
      breakable(legible(text, faces[style])).flatMap((word) =>
        widthOf(word.trimEnd(), style, size) > width ? lettersOf(word, style) : [{ text: word, style }],
      ),
    )
    for (const word of words) {
      const line = lines.at(-1) ?? []
      const trial = [...line, { ...word, text: word.text.trimEnd() }]
      if (line.length > 0 && lineWidth(trial, size) > width) lines.push([word])
      else line.push(word)
    }
    const kept = lines.slice(0, mostLines)
    const last = kept.at(-1)
    if (lines.length > kept.length && last) shorten(last, size, width)
    return kept.map(joined)
  }

  /** Takes letters from the end until an ellipsis fits behind. */
  const shorten = (line: Piece[], size: number, width: number) => {
    const dots = { text: '…', style: line.at(-1)?.style ?? 'regular' } as const
    for (;;) {
      const end = line.at(-1)
      if (!end) break
      end.text = end.text.trimEnd()
      if (end.text && lineWidth([...line, dots], size) <= width) break
      end.text = [...end.text].slice(0, -1).join('')
      if (!end.text) line.pop()
    }
    line.push(dots)
  }

  const write: Typesetter['write'] = (line, x, y, { size, colour = '#000' }) => {
    let at = x
    for (const { text, style } of line) {
      for (const run of runsOf(legible(text, faces[style]), faces[style])) {
        doc.font(run.face.name).fontSize(size).fillColor(colour)
        doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...figures(run.face) })
        at += doc.widthOfString(run.text, figures(run.face))
      }
    }
  }

  return { widthOf, wrap, write }
}

/** Figures of one width, as times and telephone numbers want them. */
const figures = ({ name }: Face): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  name.startsWith('sans') ? { features: ['tnum'] } : {}

const lettersOf = (word: string, style: Style): Piece[] => [...word].map((text) => ({ text, style }))

/** Neighbours in the same style become one piece, so that letters keep their distance. */
function joined(line: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const { text, style } of line) {
    const last = pieces.at(-1)
    if (last?.style === style) last.text += text
    else pieces.push({ text, style })
  }
  return pieces
}
