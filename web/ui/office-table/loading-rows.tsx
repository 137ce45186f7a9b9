import { cx } from '../cx.ts'
import { Skeleton } from '../skeleton.tsx'
import { BOX_CELL, CELL, FOLDED, folds, LOCKED } from './cell-look.ts'
import type { ColumnDefinition } from './definition.ts'

/** Widths that differ as words do, and are the same at every look. */
const WIDTHS = ['w-16', 'w-20', 'w-24', 'w-18', 'w-22'] as const

type LoadingRowsProps<Row> = {
  columns: readonly ColumnDefinition<Row>[]
  canSelect: boolean
  tall?: boolean
  rows: number
}

/** The shape of the rows in the exact columns, until they come. */
export function LoadingRows<Row>({ columns, canSelect, tall, rows }: LoadingRowsProps<Row>) {
  const isFolded = folds(columns)
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          key={row}
          className={cx('border-t border-line first:border-t-0', isFolded && FOLDED.row(canSelect))}
        >
          {canSelect && (
            <td className={cx(CELL, BOX_CELL, isFolded && FOLDED.box)}>
              <Skeleton className={cx('size-4.5', isFolded && 'max-sm:m-[0.8125rem]')} />
            </td>
          )}
          {columns.map((column, index) => (
            <td
              key={column.id}
              className={cx(
                CELL,
                tall ? 'h-13.5' : 'h-10.5',
                index === 0 && LOCKED,
                index === 0 && !canSelect && 'ps-4.5',
                index === columns.length - 1 && 'pe-4.5',
                isFolded && cx(FOLDED.cell(column, false), 'max-sm:py-1!'),
              )}
            >
              <Skeleton
                className={cx('h-3.5', column.numeric ? 'ms-auto w-12' : WIDTHS[(row * 3 + index * 2) % WIDTHS.length])}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
