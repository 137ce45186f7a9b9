import type { Piece } from './typeset.ts'
import type { Fact } from './voucher-content.rules.ts'
import { innerWidth, parts, sheet } from './voucher-layout.rules.ts'
import { type Page, quiet } from './voucher-page.ts'

const size = 10.5
/** Where the details begin, from the margin. */
const usualStart = 105

export interface LaidFact {
  term: string
  lines: Piece[][]
}

/** The facts in lines that fit, so that one can tell how much room they take. */
export const layFacts = ({ type }: Page, facts: readonly Fact[], start = usualStart): LaidFact[] =>
  facts.map(({ term, detail, mostLines = 3 }) => {
    const pieces = detail.map(({ text, isBold }): Piece => ({ text, style: isBold ? 'bold' : 'regular' }))
    return { term, lines: type.wrap(pieces, { size, width: innerWidth - start, mostLines }) }
  })

export function drawFacts(page: Page, facts: readonly LaidFact[], top: number, start = usualStart) {
  const { type } = page
  let y = top + size
  page.table(
    facts.map(({ term, lines }) => {
      const at = y
      y += lines.length * parts.factLine + parts.factGap
      const head = () => type.write([{ text: term, style: 'regular' }], sheet.margin, at, { size, colour: quiet })
      const cell = () => {
        for (const [index, line] of lines.entries())
          type.write(line, sheet.margin + start, at + index * parts.factLine, { size })
      }
      return [
        { isHead: true, draw: head },
        { isHead: false, draw: cell },
      ]
    }),
  )
}
