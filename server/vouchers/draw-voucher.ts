import { drawBox } from './draw-door-box.ts'
import { drawHead } from './draw-head.ts'
import { drawStops } from './draw-stops.ts'
import type { Faces } from './faces.ts'
import { createTypesetter, type Piece } from './typeset.ts'
import type { Fact, VoucherContent } from './voucher-content.rules.ts'
import { innerWidth, layVoucher, parts, sheet } from './voucher-layout.rules.ts'
import { openPage, type Page, quiet } from './voucher-page.ts'

/** The picture across the page, made when its size is known. */
export type Band = (size: { width: number; height: number }) => Promise<Buffer | null>

export interface VoucherLook {
  faces: Faces
  band: Band
  bandAlt: string
  /** Where the picture is missing. */
  ground: string
  madeAt: Date
}

const factColumn = { start: 105, size: 10.5 }
const footLook = { size: 8.5, colour: quiet }
/** Pixels for each point: a good 220 to the inch. */
const bandDensity = 3.1

/** A voucher as a PDF of one A4 page, tagged, in the order in which it is read aloud. */
export async function drawVoucher(content: VoucherContent, look: VoucherLook): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: `Voucher ${content.reference}: ${content.title}`,
      Author: 'Annai',
      Subject: 'Show this at pick-up.',
      CreationDate: look.madeAt,
    },
  })
  const done = collect(doc)
  const type = createTypesetter(doc, look.faces)
  const facts = content.facts.map((fact) => ({ ...fact, lines: factLines(fact) }))
  const foot = type.wrap([{ text: content.foot, style: 'regular' }], { ...footLook, width: innerWidth, mostLines: 3 })
  const layout = layVoucher({
    factLines: facts.map(({ lines }) => lines.length),
    stops: content.stops.length,
    footLines: foot.length,
  })
  const picture = await look.band({
    width: Math.round(innerWidth * bandDensity),
    height: Math.round(layout.bandHeight * bandDensity),
  })

  const page = openPage(doc, type)
  drawHead(page, content.reference)
  drawBand(page, layout.bandTop, layout.bandHeight)
  drawTitle(page, layout.titleBaseline)
  drawFacts(page, layout.factsTop)
  drawStops(page, content, layout)
  drawBox(page, content, layout.boxTop)
  page.add('P', () => {
    for (const [index, line] of foot.entries())
      type.write(line, sheet.margin, layout.footTop + index * parts.footLine, footLook)
  })
  page.end()
  return done

  function factLines({ detail, mostLines = 3 }: Fact): Piece[][] {
    const pieces = detail.map(({ text, isBold }): Piece => ({ text, style: isBold ? 'bold' : 'regular' }))
    return type.wrap(pieces, { size: factColumn.size, width: innerWidth - factColumn.start, mostLines })
  }

  function drawBand(page: Page, top: number, height: number) {
    page.add('Figure', { alt: look.bandAlt }, () => {
      if (picture) doc.image(picture, sheet.margin, top, { width: innerWidth, height })
      else doc.rect(sheet.margin, top, innerWidth, height).fill(look.ground)
    })
  }

  /** A long title is set smaller before it is cut. */
  function drawTitle(page: Page, baseline: number) {
    const fits = (size: number) => type.widthOf(content.title, 'title', size) <= innerWidth
    const size = [24, 21, 18].find(fits) ?? 16
    const [line = []] = type.wrap([{ text: content.title, style: 'title' }], { size, width: innerWidth, mostLines: 1 })
    page.add('H1', () => type.write(line, sheet.margin, baseline, { size }))
  }

  function drawFacts(page: Page, top: number) {
    const { size, start } = factColumn
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
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
