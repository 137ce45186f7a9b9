import { innerWidth, parts, sheet } from './voucher-layout.rules.ts'
import { type Page, vermilion } from './voucher-page.ts'

const seal = { side: 26, size: 10 }

export interface PaperHead {
  /** The reference or number of the paper. */
  number: string
  caption: string
}

/** The seal and our name, the number of the paper, and a line under them. */
export function drawHead(page: Page, { number, caption }: PaperHead) {
  const { doc, type } = page
  const { margin } = sheet
  page.decorate(() => {
    doc
      .lineWidth(1.5)
      .roundedRect(margin + 0.75, margin + 0.75, seal.side - 1.5, seal.side - 1.5, 2)
      .stroke(vermilion)
    // The name stands beside it, so the seal is silent, as on our pages.
    for (const [index, text] of ['案', '内'].entries()) {
      const x = margin + (seal.side - type.widthOf(text, 'mincho', seal.size)) / 2
      type.write([{ text, style: 'mincho' }], x, margin + 11.8 + index * 10.4, { size: seal.size, colour: vermilion })
    }
  })
  page.add('P', () => type.write([{ text: 'Annai', style: 'title' }], margin + 35, margin + 18.5, { size: 18 }))
  page.add('P', () => {
    const size = 15
    const x = margin + innerWidth - type.widthOf(number, 'bold', size)
    type.write([{ text: number, style: 'bold' }], x, margin + 12.5, { size })
  })
  page.add('P', () => {
    const x = margin + innerWidth - type.widthOf(caption, 'regular', 10.5)
    type.write([{ text: caption, style: 'regular' }], x, margin + 28.5, { size: 10.5 })
  })
  page.decorate(() => {
    const y = margin + parts.head
    doc
      .lineWidth(1.5)
      .moveTo(margin, y)
      .lineTo(margin + innerWidth, y)
      .stroke('#000')
  })
}
