import { type ReactNode, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { SearchField } from '#web/ui/office-table/search-field.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { type Past, RowHistory } from './row-history.tsx'

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
  /** Who changed what about a row. */
  past: (row: Row) => Past
  /** What a row is found by, where there are so many that one looks for it. */
  wordsOf: (row: Row) => string
}

/** So many are seen at a glance. */
const fewRows = 8

const ENDS = '*:px-2.5 *:first:ps-4.5 *:last:pe-4.5'
/** On a telephone each row is a few lines, every figure after its word, so that nothing scrolls sideways. */
const FOLDED = 'max-md:grid max-md:gap-y-0.5 max-md:px-4.5 max-md:py-3 max-md:*:p-0!'

/** A list of a few things that one person looks over, without pages. */
export function GroundTable<Row>(props: GroundTableProps<Row>) {
  const { label, rows, wordsOf } = props
  const [typed, setTyped] = useState('')
  const words = fold(typed).split(/\s+/)
  const found = rows.filter((row) => words.every((word) => fold(wordsOf(row)).includes(word)))
  if (rows.length <= fewRows) return <Table {...props} />
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField label={`Find in ${label.toLowerCase()}`} hint="Name" value={typed} onSearch={setTyped} />
        <p role="status" className="text-sm text-ink-3 tabular-nums">
          {found.length < rows.length && `${found.length} of ${rows.length}`}
        </p>
      </div>
      {found.length > 0 ? (
        <Table {...props} rows={found} />
      ) : (
        <p className="border border-line bg-surface px-4.5 py-6 text-sm">
          Nothing is called “<bdi>{typed}</bdi>”.{' '}
          <TextButton className="max-md:min-h-11" onClick={() => setTyped('')}>
            Show all
          </TextButton>
        </p>
      )}
    </>
  )
}

/** Capitals, accents and width do not matter to who looks for a name. */
const fold = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

function Table<Row>({ label, columns, rows, idOf, isQuiet, actions, past }: GroundTableProps<Row>) {
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
              <div className="flex flex-wrap gap-x-4 gap-y-1.5 md:justify-end lg:flex-nowrap">
                {actions(row)}
                <RowHistory {...past(row)} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
