import { ArrowDown, ArrowUp } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { TICK_BOX } from '../tick-box.ts'
import { BOX_CELL, FOLDED, folds, HEAD_CELL, LOCKED } from './cell-look.ts'
import type { ColumnDefinition } from './definition.ts'

export type SortWay = 'ascending' | 'descending' | null

type GridHeadProps<Row> = {
  columns: readonly ColumnDefinition<Row>[]
  waySorted: (id: string) => SortWay
  onSort?: (id: string) => void
  /** Rows can be chosen: all of this page are, some, or none. */
  selected?: 'all' | 'some' | 'none'
  onSelectAll?: () => void
  headRef?: Ref<HTMLTableSectionElement>
}

/** Names of the columns; those that sort are buttons, reached from the first row by the arrow up. */
export function GridHead<Row>({ columns, waySorted, onSort, selected, onSelectAll, headRef }: GridHeadProps<Row>) {
  const isFolded = folds(columns)
  return (
    <thead ref={headRef}>
      <tr className={cx('border-b border-ink', isFolded && FOLDED.head)}>
        {selected && (
          <th scope="col" className={cx(HEAD_CELL, BOX_CELL, isFolded && 'max-sm:-me-4 max-sm:w-auto!')}>
            <AllBox selected={selected} onSelectAll={onSelectAll} />
          </th>
        )}
        {columns.map((column, index) => {
          const way = waySorted(column.id)
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={way ?? (column.sorts ? 'none' : undefined)}
              className={cx(
                HEAD_CELL,
                column.numeric && 'text-end!',
                index === 0 && LOCKED,
                index === 0 && !selected && 'ps-4.5',
                index === columns.length - 1 && 'pe-4.5',
                isFolded && FOLDED.headCell(column),
              )}
            >
              {column.sorts && onSort ? (
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={() => onSort(column.id)}
                  className={cx(
                    'inline-flex h-full items-center gap-1 -outline-offset-2 hover:text-ink max-md:min-h-11',
                    way && 'text-ink',
                  )}
                >
                  {column.header}
                  {way && <Icon of={way === 'ascending' ? ArrowUp : ArrowDown} dense className="size-3.5" />}
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function AllBox({ selected, onSelectAll }: { selected: 'all' | 'some' | 'none'; onSelectAll?: () => void }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some'
  }, [selected])
  return (
    <label className="grid place-items-start max-md:size-11 max-md:place-items-center">
      <input
        ref={box}
        type="checkbox"
        tabIndex={-1}
        aria-label="Select all rows of this page"
        checked={selected === 'all'}
        disabled={!onSelectAll}
        onChange={onSelectAll}
        className={cx(
          TICK_BOX,
          'size-4.5 indeterminate:border-ai indeterminate:bg-ai indeterminate:before:m-0! indeterminate:before:block indeterminate:before:h-0! indeterminate:before:w-2! indeterminate:before:rotate-0! indeterminate:before:border-e-0!',
        )}
      />
    </label>
  )
}
