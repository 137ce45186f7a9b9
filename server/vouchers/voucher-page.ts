import type { Typesetter } from './typeset.ts'

export const quiet = '#555'
export const hairline = '#bbb'
/** The vermilion of the seal. */
export const vermilion = '#c43518'

export interface Cell {
  isHead: boolean
  draw: () => void
}

interface Words {
  alt?: string
  lang?: string
}

/** A page being drawn: each part is added with its role, so that a screen reader knows what it is. */
export interface Page {
  doc: PDFKit.PDFDocument
  type: Typesetter
  add(role: string, draw: () => void): void
  add(role: string, words: Words, draw: () => void): void
  table(rows: readonly (readonly Cell[])[]): void
  /** Lines and fills that say nothing. */
  decorate(draw: () => void): void
  end(): void
}

export function openPage(doc: PDFKit.PDFDocument, type: Typesetter): Page {
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    type,
    add(role: string, wordsOrDraw: Words | (() => void), draw?: () => void) {
      const [words, drawn] = typeof wordsOrDraw === 'function' ? [{}, wordsOrDraw] : [wordsOrDraw, draw]
      root.add(doc.struct(role, words, drawn ? [drawn] : []))
    },
    table(rows) {
      const cell = ({ isHead, draw }: Cell) => doc.struct(isHead ? 'TH' : 'TD', {}, [draw])
      root.add(
        doc.struct(
          'Table',
          {},
          rows.map((row) => doc.struct('TR', {}, row.map(cell))),
        ),
      )
    },
    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    end() {
      root.end()
      doc.end()
    },
  }
}
