/** A4 in points, with margins of 14 mm (design.md, "Print"). */
export const sheet = { width: 595.28, height: 841.89, margin: 39.7 } as const
export const innerWidth = sheet.width - 2 * sheet.margin

/** What the words of a voucher ask for. */
export interface VoucherMeasure {
  factLines: readonly number[]
  stops: number
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
  boxTop: number
  footTop: number
}

export const parts = {
  head: 40,
  title: 30,
  factLine: 14,
  factGap: 5.6,
  tableHead: 21,
  box: 88,
  footLine: 11.5,
} as const

const gaps = { afterHead: 13, afterBand: 12, afterTitle: 10, afterFacts: 10, afterTable: 16, afterBox: 17 }
const band = { most: 107, mostAlone: 190, least: 52 }
const row = { most: 22.4 }

export const heightOfFacts = (lineCounts: readonly number[]) =>
  lineCounts.reduce((sum, lines) => sum + lines * parts.factLine + parts.factGap, 0)

/** Everything fits on one page: the picture gives way first, then the rows of the table. */
export function layVoucher({ factLines, stops, footLines }: VoucherMeasure): VoucherLayout {
  const facts = heightOfFacts(factLines)
  // Without stops there is no table, and the picture may be larger.
  const tableHead = stops === 0 ? 0 : parts.tableHead
  const mostBand = stops === 0 ? band.mostAlone : band.most
  const fixed =
    parts.head +
    parts.title +
    facts +
    tableHead +
    parts.box +
    footLines * parts.footLine +
    Object.values(gaps).reduce((sum, gap) => sum + gap, 0)
  const room = sheet.height - 2 * sheet.margin - fixed
  const bandHeight = clamp(room - stops * row.most, band.least, mostBand)
  const rowHeight = Math.min(row.most, (room - bandHeight) / Math.max(1, stops))

  const bandTop = sheet.margin + parts.head + gaps.afterHead
  const titleTop = bandTop + bandHeight + gaps.afterBand
  const factsTop = titleTop + parts.title + gaps.afterTitle
  const tableTop = factsTop + facts + gaps.afterFacts
  const boxTop = tableTop + tableHead + stops * rowHeight + gaps.afterTable
  return {
    bandTop,
    bandHeight,
    titleBaseline: titleTop + 23,
    factsTop,
    tableTop,
    rowHeight,
    boxTop,
    footTop: boxTop + parts.box + gaps.afterBox,
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
