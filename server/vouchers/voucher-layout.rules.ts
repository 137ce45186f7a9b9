/** A4 in points, with margins of 14 mm (design.md, "Print"). */
export const sheet = { width: 595.28, height: 841.89, margin: 39.7 } as const
export const innerWidth = sheet.width - 2 * sheet.margin

/** What the words of a voucher ask for. */
export interface VoucherMeasure {
  factLines: readonly number[]
  stops: number
  /** Of what is good to know, the most useful first. */
  noteLines: readonly number[]
  footLines: number
}

/** Where each part of the page begins, and how large those are that can give way. */
export interface VoucherLayout {
  bandTop: number
  bandHeight: number
  titleBaseline: number
  factsTop: number
  tableTop: number
  rowHeight: number
  notesTop: number
  /** How many of the notes there is room for. */
  notes: number
  boxTop: number
  footTop: number
}

export const parts = {
  head: 40,
  title: 30,
  factLine: 14,
  factGap: 5.6,
  tableHead: 21,
  notesHead: 24,
  box: 88,
  footLine: 11.5,
} as const

const gaps = { afterHead: 13, afterBand: 12, afterTitle: 10, afterFacts: 10, afterTable: 16, afterBox: 17 }
const notesGap = 16
/** The picture gives notes room down to its usual height, and takes what they leave. */
const band = { usual: 107, most: 215, least: 52 }
const row = { most: 22.4 }

export const heightOfFacts = (lineCounts: readonly number[]) =>
  lineCounts.reduce((sum, lines) => sum + lines * parts.factLine + parts.factGap, 0)

/**
 * Everything fits on one page: the picture gives way first, then the rows of the table. Where there is room, it goes to
 * what is good to know, then to the picture, then between the parts; the box for the staff and the terms end the sheet.
 */
export function layVoucher({ factLines, stops, noteLines, footLines }: VoucherMeasure): VoucherLayout {
  const facts = heightOfFacts(factLines)
  const foot = footLines * parts.footLine
  // Without stops there is no table.
  const tableHead = stops === 0 ? 0 : parts.tableHead
  const fixed =
    parts.head +
    parts.title +
    facts +
    tableHead +
    parts.box +
    foot +
    Object.values(gaps).reduce((sum, gap) => sum + gap, 0)
  const room = sheet.height - 2 * sheet.margin - fixed
  const notes = notesThatFit(noteLines, room - band.usual - stops * row.most)
  const notesHeight = heightOfNotes(noteLines.slice(0, notes))
  const bandHeight = clamp(room - notesHeight - stops * row.most, band.least, band.most)
  const rowHeight = Math.min(row.most, (room - notesHeight - bandHeight) / Math.max(1, stops))
  const left = room - notesHeight - bandHeight - stops * rowHeight
  // Before the table, before the notes and before the box.
  const air = left / (1 + (stops > 0 ? 1 : 0) + (notes > 0 ? 1 : 0))

  const bandTop = sheet.margin + parts.head + gaps.afterHead
  const titleTop = bandTop + bandHeight + gaps.afterBand
  const factsTop = titleTop + parts.title + gaps.afterTitle
  const tableTop = factsTop + facts + gaps.afterFacts + (stops > 0 ? air : 0)
  const boxTop = sheet.height - sheet.margin - foot - gaps.afterBox - parts.box
  return {
    bandTop,
    bandHeight,
    titleBaseline: titleTop + 23,
    factsTop,
    tableTop,
    rowHeight,
    notesTop: boxTop - gaps.afterTable - air - notesHeight + notesGap,
    notes,
    boxTop,
    footTop: boxTop + parts.box + gaps.afterBox,
  }
}

const heightOfNotes = (lineCounts: readonly number[]) =>
  lineCounts.length === 0 ? 0 : notesGap + parts.notesHead + heightOfFacts(lineCounts)

/** As many of the first ones as there is room for. */
function notesThatFit(lineCounts: readonly number[], room: number): number {
  let fitting = lineCounts.length
  while (fitting > 0 && heightOfNotes(lineCounts.slice(0, fitting)) > room) fitting--
  return fitting
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
