import { drawBox } from './draw-door-box.ts'
import { drawFacts, layFacts } from './draw-facts.ts'
import { drawHead } from './draw-head.ts'
import { drawStops } from './draw-stops.ts'
import type { Faces } from './faces.ts'
import { openSheet } from './open-sheet.ts'
import type { VoucherContent } from './voucher-content.rules.ts'
import { innerWidth, layVoucher, parts, sheet } from './voucher-layout.rules.ts'
import { quiet } from './voucher-page.ts'

export interface BandSize {
  width: number
  height: number
}

/** The picture across the page, made when its size is known. */
export type Band = (size: BandSize) => Promise<Buffer | null>

export interface VoucherLook {
  faces: Faces
  band: Band
  bandAlt: string
  /** Where the picture is missing. */
  ground: string
  madeAt: Date
}

const footLook = { size: 8.5, colour: quiet }
/** Pixels for each point: a good 220 to the inch. */
const bandDensity = 3.1

/** A voucher as a PDF of one A4 page, tagged, in the order in which it is read aloud. */
export async function drawVoucher(content: VoucherContent, look: VoucherLook): Promise<Buffer> {
  const { page, done } = await openSheet({
    title: `Voucher ${content.reference}: ${content.title}`,
    subject: 'Show this at pick-up.',
    faces: look.faces,
    madeAt: look.madeAt,
  })
  const { doc, type } = page
  const facts = layFacts(page, content.facts)
  const notes = layFacts(page, content.notes)
  const foot = type.wrap([{ text: content.foot, style: 'regular' }], { ...footLook, width: innerWidth, mostLines: 3 })
  const layout = layVoucher({
    factLines: facts.map(({ lines }) => lines.length),
    stops: content.stops.length,
    noteLines: notes.map(({ lines }) => lines.length),
    footLines: foot.length,
  })
  const picture = await look.band({
    width: Math.round(innerWidth * bandDensity),
    height: Math.round(layout.bandHeight * bandDensity),
  })

  drawHead(page, { number: content.reference, caption: 'Voucher. Show this at pick-up.' })
  page.add('Figure', { alt: look.bandAlt }, () => {
    const [x, y, height] = [sheet.margin, layout.bandTop, layout.bandHeight]
    if (picture) doc.image(picture, x, y, { width: innerWidth, height })
    else doc.rect(x, y, innerWidth, height).fill(look.ground)
  })
  drawTitle()
  drawFacts(page, facts, layout.factsTop)
  if (content.stops.length > 0) drawStops(page, content, layout)
  if (layout.notes > 0) drawNotes()
  drawBox(page, content, layout.boxTop)
  page.add('P', () => {
    for (const [index, line] of foot.entries())
      type.write(line, sheet.margin, layout.footTop + index * parts.footLine, footLook)
  })
  page.end()
  return done

  function drawNotes() {
    const words = [{ text: 'Good to know', style: 'title' as const }]
    page.add('H2', () => type.write(words, sheet.margin, layout.notesTop + 13, { size: 14 }))
    drawFacts(page, notes.slice(0, layout.notes), layout.notesTop + parts.notesHead)
  }

  /** A long title is set smaller before it is cut. */
  function drawTitle() {
    const fits = (size: number) => type.widthOf(content.title, 'title', size) <= innerWidth
    const size = [24, 21, 18].find(fits) ?? 16
    const [line = []] = type.wrap([{ text: content.title, style: 'title' }], { size, width: innerWidth, mostLines: 1 })
    page.add('H1', () => type.write(line, sheet.margin, layout.titleBaseline, { size }))
  }
}
