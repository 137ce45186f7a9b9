import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../cx.ts'
import { TICK_BOX } from '../tick-box.ts'
import { BOX_CELL, CELL, FOLDED, folds, LOCKED } from './cell-look.ts'
import type { ColumnDefinition, ListDefinition } from './definition.ts'

type GridRowProps<Row> = {
  list: ListDefinition<Row>
  row: Row
  columns: readonly ColumnDefinition<Row>[]
  page: number
  /** Of the whole list, from 1; the head is the first. */
  number: number
  /** The one row that Tab reaches. */
  isCurrent: boolean
  isSelected: boolean
  canSelect: boolean
  onSelect: (toHere: boolean) => void
  /** Pointed at in what stands beside the rows. */
  isLit: boolean
  onPoint?: ((id: string | null) => void) | undefined
  onFocus: () => void
}

export function GridRow<Row>(props: GridRowProps<Row>) {
  const { list, row, columns, page, number, isCurrent, isSelected, canSelect, onSelect, isLit, onPoint, onFocus } =
    props
  const isFolded = folds(columns)
  const point = onPoint && (() => onPoint(list.idOf(row)))
  const leave = onPoint && (() => onPoint(null))
  return (
    <tr
      tabIndex={isCurrent ? 0 : -1}
      aria-rowindex={number}
      aria-selected={canSelect ? isSelected : undefined}
      data-page={page}
      data-selected={isSelected || undefined}
      data-lit={isLit || undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onBlur={leave}
      onFocus={() => {
        onFocus()
        point?.()
      }}
      className={cx(
        'group/row border-t border-line -outline-offset-2 outline-ai first:border-t-0 hover:bg-paper-2 data-lit:bg-paper-2 data-selected:bg-ai-soft',
        isFolded && FOLDED.row(canSelect),
      )}
    >
      {canSelect && (
        <td className={cx(CELL, BOX_CELL, isFolded && FOLDED.box)}>
          <label className="grid place-items-start max-md:size-11 max-md:place-items-center">
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={`Select ${list.labelOf(row)}`}
              checked={isSelected}
              onChange={(event) => onSelect((event.nativeEvent as MouseEvent).shiftKey === true)}
              className={cx(TICK_BOX, 'size-4.5')}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-name={column.header}
          className={cx(
            CELL,
            list.tall ? 'h-13.5' : 'h-10.5',
            column.numeric && 'text-end tabular-nums',
            index === 0 &&
              cx(
                LOCKED,
                'group-hover/row:bg-paper-2 group-data-lit/row:bg-paper-2 group-data-lit/row:shadow-[inset_3px_0_0_var(--ai)] rtl:group-data-lit/row:shadow-[inset_-3px_0_0_var(--ai)] group-focus-visible/row:shadow-[inset_0_3px_0_var(--ai),inset_0_-2px_0_var(--ai)] group-data-selected/row:bg-ai-soft',
              ),
            index === 0 && !canSelect && 'ps-4.5',
            index === columns.length - 1 && 'pe-4.5',
            column.className,
            isFolded && FOLDED.cell(column, index === 0),
          )}
        >
          {index === 0 && list.to ? <RowLink to={list.to(row)}>{column.cell(row)}</RowLink> : column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

/** Not a stop of its own: the row is, and Enter opens it. */
function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      tabIndex={-1}
      className="inline-flex items-center text-ai underline decoration-1 underline-offset-4 hover:decoration-2 max-md:min-h-11"
    >
      {children}
    </Link>
  )
}
