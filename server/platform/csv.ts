import { withApostrophe } from './csv-cells.rules.ts'

/** One column of a file: what stands at its head, and what it shows of a row. Numbers stay numbers. */
export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | null
}

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF'

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = withApostrophe(value)
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A table as a file, and how many rows it has. */
export interface CsvFile {
  content: string
  rows: number
}

/** A list as a file of another kind. */
export interface OtherFile {
  content: Buffer
  rows: number
  as: { type: string; ending: string }
}

export const csvFile = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvFile => ({
  content: writeCsv(columns, rows),
  rows: rows.length,
})

/** A table as a file that every spreadsheet opens and in which nothing is calculated (RFC 4180, with CRLF). */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ]
  return `${byteOrderMark}${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
