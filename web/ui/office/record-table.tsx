import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface RecordColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Amounts and counts stand at the end. */
  numeric?: boolean
  /** Where it stands on a telephone, as `max-sm:` classes of a grid of two columns. */
  narrow: string
  className?: string
}

type RecordTableProps<Row> = {
  label: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** The sum, below the last column of numbers. */
  sum: { label: string; value: ReactNode; aside?: ReactNode }
}

const CELLS = '*:px-2.5 *:first:ps-4.5 *:last:pe-4.5'
/** Each row is folded to a few lines, so that nothing scrolls sideways. */
const FOLDED =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:px-4.5 max-sm:py-2.5 max-sm:*:p-0!'

/** A few rows of one thing inside a panel, such as its payments, and their sum. On a telephone it is a list. */
export function RecordTable<Row>({ label, columns, rows, idOf, sum }: RecordTableProps<Row>) {
  const under = columns.findLastIndex(({ numeric }) => numeric)
  return (
    <table className="w-full text-sm tabular-nums max-sm:block max-sm:*:block">
      <caption className="sr-only">{label}</caption>
      <thead className="max-sm:sr-only">
        <tr className={cx('border-b border-ink text-[0.78125rem] text-ink-3 *:pb-2 *:font-semibold', CELLS)}>
          {columns.map(({ header, numeric }) => (
            <th key={header} scope="col" className={numeric ? 'text-end' : 'text-start'}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:border-t max-sm:border-line">
        {rows.map((row) => (
          <tr key={idOf(row)} className={cx('border-b border-line *:py-2', CELLS, FOLDED)}>
            {columns.map(({ header, cell, numeric, narrow, className }) => (
              <td key={header} className={cx(numeric && 'text-end', narrow, className)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={cx('*:py-2.5', CELLS, FOLDED)}>
          <th scope="row" colSpan={under} className="text-start font-semibold">
            {sum.label}
          </th>
          <td className="text-end font-semibold">{sum.value}</td>
          <td colSpan={columns.length - under - 1} className="text-ink-2 max-sm:col-span-full max-sm:empty:hidden">
            {sum.aside}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
