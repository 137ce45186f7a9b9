import { drawHead } from './draw-head.ts'
import type { Faces } from './faces.ts'
import { openSheet } from './open-sheet.ts'
import { innerWidth, parts, sheet } from './voucher-layout.rules.ts'
import { hairline, type Page, quiet } from './voucher-page.ts'

/** A sheet of rows, such as the month of somebody's duty. */
export interface TableContent {
  number: string
  caption: string
  title: string
  titleJa: string
  /** Below the title: whose it is. */
  lead: string
  columns: readonly {
    head: string
    headJa: string
    /** Share of the width; together 1. */
    share: number
    isNumeric: boolean
  }[]
  rows: readonly { cells: readonly string[]; isMarked: boolean }[]
  sums: readonly string[]
  /** Lines at the foot. */
  notes: readonly string[]
}

const head = { height: 30, size: 8.5, sizeJa: 7.5 }
const look = { size: 8.5 }
const gap = 5
const mostRow = 18

/** A table as a PDF of one A4 page, tagged; rows get lower where they are many. */
export async function drawTable(content: TableContent, paper: { faces: Faces; madeAt: Date }): Promise<Buffer> {
  const { number, caption, title, titleJa, lead, notes } = content
  const { page, done } = await openSheet({ title: `${title}, ${lead}`, subject: `${title} ${titleJa}`, ...paper })
  drawHead(page, { number, caption })
  const titleBase = sheet.margin + parts.head + 46
  page.add('H1', () => page.type.write([{ text: title, style: 'title' }], sheet.margin, titleBase, { size: 24 }))
  const x = sheet.margin + page.type.widthOf(title, 'title', 24) + 12
  page.add('P', { lang: 'ja' }, () => page.type.write([{ text: titleJa, style: 'mincho' }], x, titleBase, { size: 14 }))
  page.add('P', () => page.type.write([{ text: lead, style: 'regular' }], sheet.margin, titleBase + 20, { size: 10.5 }))
  const top = titleBase + 34
  const footTop = sheet.height - sheet.margin - notes.length * parts.footLine
  drawRows(page, content, top, footTop - 14)
  for (const [index, note] of notes.entries())
    page.add('P', () => {
      const [line = []] = page.type.wrap([{ text: note, style: 'regular' }], {
        ...look,
        width: innerWidth,
        mostLines: 1,
      })
      page.type.write(line, sheet.margin, footTop + index * parts.footLine + 8, { ...look, colour: quiet })
    })
  page.end()
  return done
}

function drawRows(page: Page, { columns, rows, sums }: TableContent, top: number, bottom: number) {
  const { doc, type } = page
  const height = Math.min(mostRow, (bottom - top - head.height) / (rows.length + 1))
  const startOf = (column: number) =>
    sheet.margin + innerWidth * columns.slice(0, column).reduce((sum, { share }) => sum + share, 0)
  const rule = (y: number, isStrong: boolean) =>
    doc
      .lineWidth(isStrong ? 1.1 : 0.5)
      .moveTo(sheet.margin, y)
      .lineTo(sheet.margin + innerWidth, y)
      .stroke(isStrong ? '#000' : hairline)
  page.decorate(() => {
    for (let index = 0; index <= rows.length; index++)
      rule(top + head.height + index * height, index === 0 || index === rows.length)
    rule(top + head.height + (rows.length + 1) * height, true)
  })
  const write = (at: number, text: string, y: number, style: 'regular' | 'bold', size: number, colour = '#000') => {
    const column = columns[at]
    if (!column || text === '') return
    const width = column.share * innerWidth - gap
    const [line = []] = type.wrap([{ text, style }], { size, width, mostLines: 1 })
    const taken = line.reduce((sum, piece) => sum + type.widthOf(piece.text, piece.style, size), 0)
    const left = startOf(at) + (column.isNumeric ? width - taken : 0)
    type.write(line, left, y, { size, colour })
  }
  page.table([
    columns.map(({ head: name, headJa }, at) => ({
      isHead: true,
      draw: () => {
        write(at, name, top + 11, 'bold', head.size)
        write(at, headJa, top + 22, 'regular', head.sizeJa, quiet)
      },
    })),
    ...[...rows, { cells: sums, isMarked: true }].map(({ cells, isMarked }, index) => {
      const y = top + head.height + (index + 0.5) * height + look.size * 0.35
      return columns.map((_, at) => ({
        isHead: at === 0,
        draw: () => write(at, cells[at] ?? '', y, isMarked ? 'bold' : 'regular', look.size),
      }))
    }),
  ])
}
