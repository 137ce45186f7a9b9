import type { MonthSheet } from '#contract/month-sheet.ts'
import type { SheetLayout } from '#contract/month-sheet-layout.ts'
import { hoursInWords, monthNames, shortDay } from '#core/days.ts'
import type { CsvColumn } from '#server/platform/csv.ts'
import type { TableContent } from '#server/vouchers/index.ts'
import { columnsOfSheet } from './sheet-columns.rules.ts'
import { linesOf, type SheetLine } from './sheet-lines.rules.ts'

export const monthInWords = (month: string) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** The columns of the file, as the house lays the sheet out: a line a duty, minutes as numbers. */
export const fileColumns = ({ columns }: Pick<SheetLayout, 'columns'>): CsvColumn<SheetLine>[] =>
  columns.map(({ column, heading }) => {
    const { unit, value } = columnsOfSheet[column]
    return { header: unit ? `${heading}, ${unit}` : heading, value }
  })

/** Words behind figures stand a little off them. */
const indent = '   '

/** The same as a paper. */
export function sheetPaper(sheet: MonthSheet, layout: SheetLayout, company: string): TableContent {
  const { person, month, sums, garage } = sheet
  const columns = layout.columns.map((one, at) => {
    const of = columnsOfSheet[one.column]
    const before = layout.columns[at - 1]
    const isOff = !of.isNumeric && before !== undefined && columnsOfSheet[before.column].isNumeric
    return { ...one, of, off: (words: string) => (isOff && words !== '' ? indent + words : words) }
  })
  const whole = columns.reduce((sum, { of }) => sum + of.width, 0)
  return {
    ...{ number: month, caption: company, title: layout.title, titleJa: layout.titleJa },
    lead: `${person.name} ${person.nameJa}, ${person.kind}, ${garage}, ${monthInWords(month)}`,
    columns: columns.map(({ heading, headingJa, of, off }) => ({
      ...{ head: off(heading), headJa: off(headingJa), share: of.width / whole, isNumeric: of.isNumeric },
    })),
    rows: linesOf(sheet).map((line) => ({
      isMarked: line.duty?.findings.some(({ isOverLimit }) => isOverLimit) ?? false,
      cells: columns.map(({ of, off }) => off(of.cell(line))),
    })),
    sums: columns.map(({ of, off }) => off(of.sum(sums))),
    notes: [
      ...layout.notes,
      limitsInWords(sheet),
      ...(sheet.isRunning ? [`The month is not over: as of ${shortDay(sheet.today)}, the rest is planned.`] : []),
    ].filter(Boolean),
  }
}

/** By what it was judged, and what is agreed by contract. */
function limitsInWords({ limits }: MonthSheet): string {
  const one = (words: string, minutes: number | null) => (minutes === null ? [] : [`${words} ${hoursInWords(minutes)}`])
  return [
    ...one('Duty aimed at', limits.aimedDay),
    ...one('Duty limit', limits.utmostDay),
    ...one('Rest aimed at', limits.aimedRest),
    ...one('Rest limit', limits.leastRest),
    ...one('Month limit', limits.utmostMonth),
    ...one('Contract', limits.contractMonth),
  ].join(', ')
}
