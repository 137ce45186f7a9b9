import { drawFacts, layFacts } from './draw-facts.ts'
import { drawHead } from './draw-head.ts'
import type { Faces } from './faces.ts'
import { openSheet } from './open-sheet.ts'
import type { ReceiptContent } from './receipt-content.rules.ts'
import type { Piece } from './typeset.ts'
import { heightOfFacts, innerWidth, parts, sheet } from './voucher-layout.rules.ts'
import { hairline, type Page, quiet } from './voucher-page.ts'

const factStart = 150
const gaps = { afterHead: 34, afterTitle: 22, afterFacts: 18, afterSums: 26 }
const row = { height: 25, size: 10.5 }
const box = { padding: 15, line: 15 }

/** A receipt or a credit note as a PDF of one A4 page, tagged, in the order in which it is read aloud. */
export async function drawReceipt(content: ReceiptContent, look: { faces: Faces; madeAt: Date }): Promise<Buffer> {
  const { number, title, titleJa } = content
  const { page, done } = await openSheet({ title: `${title} ${number}`, subject: `${title} ${titleJa}`, ...look })
  const facts = layFacts(page, content.facts, factStart)
  const titleTop = sheet.margin + parts.head + gaps.afterHead
  const factsTop = titleTop + parts.title + gaps.afterTitle
  const sumsTop = factsTop + heightOfFacts(facts.map(({ lines }) => lines.length)) + gaps.afterFacts

  drawHead(page, { number, caption: content.day })
  drawTitle(page, content, titleTop + 23)
  drawFacts(page, facts, factsTop, factStart)
  drawSums(page, content.sums, sumsTop)
  drawIssuer(page, content.issuer, sumsTop + content.sums.length * row.height + gaps.afterSums)
  drawFoot(page, content.foot)
  page.end()
  return done
}

function drawTitle(page: Page, { title, titleJa }: ReceiptContent, baseline: number) {
  const { type } = page
  page.add('H1', () => type.write([{ text: title, style: 'title' }], sheet.margin, baseline, { size: 28 }))
  const x = sheet.margin + type.widthOf(title, 'title', 28) + 14
  page.add('P', { lang: 'ja' }, () => type.write([{ text: titleJa, style: 'mincho' }], x, baseline, { size: 17 }))
}

/** Amounts stand below each other, the whole one in bold. */
function drawSums(page: Page, sums: ReceiptContent['sums'], top: number) {
  const { doc, type } = page
  page.decorate(() => {
    for (let index = 0; index <= sums.length; index++) {
      const y = top + index * row.height
      doc
        .lineWidth(index === 0 ? 1.1 : 0.6)
        .moveTo(sheet.margin, y)
        .lineTo(sheet.margin + innerWidth, y)
        .stroke(index === 0 ? '#000' : hairline)
    }
  })
  page.table(
    sums.map(({ term, termJa, amount }, index) => {
      const style = index === 0 ? 'bold' : 'regular'
      const size = index === 0 ? 12 : row.size
      const y = top + (index + 0.5) * row.height + size * 0.35
      const x = sheet.margin + innerWidth - type.widthOf(amount, style, size)
      const words = () => {
        type.write([{ text: term, style: 'regular' }], sheet.margin, y, row)
        const after = sheet.margin + type.widthOf(term, 'regular', row.size) + 8
        type.write([{ text: termJa, style: 'regular' }], after, y, { size: 9.5, colour: quiet })
      }
      return [
        { isHead: true, draw: words },
        { isHead: false, draw: () => type.write([{ text: amount, style }], x, y, { size }) },
      ]
    }),
  )
}

/** Who gave this paper, in a frame. */
function drawIssuer(page: Page, { name, lines }: ReceiptContent['issuer'], top: number) {
  const { doc, type } = page
  const width = innerWidth - 2 * box.padding
  const laid = (text: string, style: Piece['style']) => type.wrap([{ text, style }], { ...row, width, mostLines: 2 })
  const caption = [{ text: 'Issued by 発行者', style: 'regular' as const }]
  const written = [...laid(name, 'bold'), ...lines.flatMap((line) => laid(line, 'regular'))]
  const height = 2 * box.padding + (written.length + 1) * box.line - 3
  page.decorate(() => {
    doc
      .lineWidth(1.1)
      .rect(sheet.margin + 0.55, top + 0.55, innerWidth - 1.1, height - 1.1)
      .stroke('#000')
  })
  const x = sheet.margin + box.padding
  const first = top + box.padding + 8
  page.add('P', () => type.write(caption, x, first, { size: 8.5, colour: quiet }))
  page.add('P', () => {
    for (const [index, line] of written.entries()) type.write(line, x, first + (index + 1) * box.line, row)
  })
}

function drawFoot(page: Page, foot: string) {
  const look = { size: 8.5, colour: quiet }
  const [line = []] = page.type.wrap([{ text: foot, style: 'regular' }], { ...look, width: innerWidth, mostLines: 1 })
  page.add('P', () => page.type.write(line, sheet.margin, sheet.height - sheet.margin - 4, look))
}
