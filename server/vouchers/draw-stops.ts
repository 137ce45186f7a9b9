import type { PlannedStop } from './day-plan.rules.ts'
import type { Piece } from './typeset.ts'
import type { VoucherContent } from './voucher-content.rules.ts'
import { innerWidth, parts, sheet, type VoucherLayout } from './voucher-layout.rules.ts'
import { type Cell, hairline, type Page, quiet } from './voucher-page.ts'

const columns = { time: 6, mark: 66, name: 118 }

/** The pigments of the lines as paper shows them, by the letters of the map; any other takes one by its letter. */
const pigments = [
  '#26578b',
  '#d25030',
  '#358264',
  '#b17f21',
  '#8b5d96',
  '#758193',
  '#2695ac',
  '#a21b48',
  '#425517',
  '#5a3118',
]
const pigmentOfLine: Readonly<Record<string, number>> = { F: 0, T: 1, K: 2, N: 3, E: 4, C: 5, P: 6, S: 7, G: 8, H: 9 }
const pigmentOf = (line: string) => pigments[pigmentOfLine[line] ?? line.charCodeAt(0) % 10] ?? '#000'

/** The day as a table: time, the sign of the stop on the road of its line, and where it is. */
export function drawStops(page: Page, { stops, line }: VoucherContent, { tableTop, rowHeight }: VoucherLayout) {
  const { doc, type } = page
  const firstTop = tableTop + parts.tableHead
  const size = Math.min(10, rowHeight * 0.62)
  const mark = { width: 28, height: Math.min(14.5, rowHeight * 0.72) }
  const centreOf = (index: number) => firstTop + (index + 0.5) * rowHeight
  const baselineOf = (index: number) => centreOf(index) + size * 0.35
  const colour = pigmentOf(line ?? '')

  page.decorate(() => {
    doc.lineWidth(0.6)
    for (let index = 0; index <= stops.length; index++) {
      const y = firstTop + index * rowHeight
      doc
        .moveTo(sheet.margin, y)
        .lineTo(sheet.margin + innerWidth, y)
        .stroke(hairline)
    }
    const road = sheet.margin + columns.mark + mark.width / 2
    doc
      .lineWidth(2.4)
      .moveTo(road, centreOf(0))
      .lineTo(road, centreOf(stops.length - 1))
      .stroke(colour)
    for (const index of stops.keys()) {
      const top = centreOf(index) - mark.height / 2
      doc
        .lineWidth(1.5)
        .roundedRect(sheet.margin + columns.mark, top, mark.width, mark.height, 3)
        .fillAndStroke('#fff', colour)
    }
  })

  page.table([headRow(), ...stops.map(stopRow)])

  function headRow(): Cell[] {
    const y = tableTop + 13
    const word = (text: string, x: number) => (): void =>
      type.write([{ text, style: 'bold' }], sheet.margin + x, y, { size: 9.5, colour: quiet })
    return [
      { isHead: true, draw: word('Time', columns.time) },
      { isHead: true, draw: word('Stop', columns.mark) },
      { isHead: true, draw: () => undefined },
    ]
  }

  function stopRow({ clock, code, name, nameJa }: PlannedStop, index: number): Cell[] {
    const y = baselineOf(index)
    const [words = []] = type.wrap([{ text: name, style: 'regular' }], {
      size,
      width: innerWidth - columns.name - columns.time,
      mostLines: 1,
    })
    return [
      { isHead: false, draw: () => type.write(piece(clock), sheet.margin + columns.time, y, { size }) },
      { isHead: true, draw: () => writeCode(code, index) },
      { isHead: false, draw: () => writeName(words, nameJa, y) },
    ]
  }

  function writeCode(code: string, index: number) {
    const codeSize = Math.min(8.5, mark.height * 0.6)
    const x = sheet.margin + columns.mark + (mark.width - type.widthOf(code, 'bold', codeSize)) / 2
    type.write([{ text: code, style: 'bold' }], x, centreOf(index) + codeSize * 0.36, { size: codeSize })
  }

  /** The Japanese name follows where there is room for all of it. */
  function writeName(words: readonly Piece[], nameJa: string | null, y: number) {
    const x = sheet.margin + columns.name
    type.write(words, x, y, { size })
    if (!nameJa) return
    const smaller = size * 0.85
    const end = sheet.margin + innerWidth - columns.time
    const start = end - type.widthOf(nameJa, 'regular', smaller)
    const used = x + words.reduce((sum, { text, style }) => sum + type.widthOf(text, style, size), 0)
    if (start > used + 12) type.write(piece(nameJa), start, y, { size: smaller, colour: quiet })
  }
}

const piece = (text: string): Piece[] => [{ text, style: 'regular' }]
