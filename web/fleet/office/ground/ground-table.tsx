import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

export interface GroundColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
}

type GroundTableProps<Row> = {
  /** Said to who does not see it. */
  label: string
  /** The first names the row. */
  columns: readonly GroundColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  isQuiet?: (row: Row) => boolean
  /** What can be done with a row; each button names the row for who hears it. */
  actions: (row: Row) => ReactNode
}

const ENDS = '*:px-2.5 *:first:ps-4.5 *:last:pe-4.5'
/** On a telephone each row is a few lines, every figure after its word, so that nothing scrolls sideways. */
const FOLDED = 'max-md:grid max-md:gap-y-0.5 max-md:px-4.5 max-md:py-3 max-md:*:p-0!'

/** A list of a few things that one person looks over, without pages. */
export function GroundTable<Row>({ label, columns, rows, idOf, isQuiet, actions }: GroundTableProps<Row>) {
  return (
    <table className="w-full border border-line bg-surface text-sm max-md:block max-md:*:block">
      <caption className="sr-only">{label}</caption>
      <thead className="max-md:sr-only">
        <tr className={cx('border-b border-ink text-[0.78125rem] text-ink-3 *:py-2 *:font-semibold', ENDS)}>
          {columns.map(({ header, numeric }) => (
            <th key={header} scope="col" className={numeric ? 'text-end' : 'text-start'}>
              {header}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={idOf(row)}
            className={cx('border-b border-line *:py-2.5', ENDS, FOLDED, isQuiet?.(row) && 'text-ink-3')}
          >
            {columns.map(({ header, cell, numeric }, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={header}
                  {...(index === 0 ? { scope: 'row' } : {})}
                  className={cx(
                    index === 0 ? 'text-start font-semibold' : 'max-md:flex max-md:gap-2',
                    numeric && 'tabular-nums md:text-end',
                  )}
                >
                  {index > 0 && (
                    <span aria-hidden className="text-ink-3 md:hidden">
                      {header}
                    </span>
                  )}
                  {cell(row)}
                </Cell>
              )
            })}
            <td>
              <div className="flex flex-wrap gap-x-4 md:justify-end">{actions(row)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
