import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { formatCount } from '#contract/money.ts'
import { cx } from '../cx.ts'
import { FOLDED, folds } from './cell-look.ts'
import type { ListAnswer, ListDefinition } from './definition.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { totalWords } from './list-words.ts'
import { LoadingRows } from './loading-rows.tsx'
import { useGrid } from './use-grid.ts'
import type { ListControl } from './use-list-state.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { useSelection } from './use-selection.ts'

type GridProps<Row> = {
  list: ListDefinition<Row>
  control: ListControl
  /** Null: on its way, and the skeleton stands in its place. */
  answer: ListAnswer<Row> | null
  selection: ReturnType<typeof useSelection<Row>>
  canSelect: boolean
  onSay: (words: string) => void
  /** The row that is pointed at, here or in what stands beside. */
  lit?: string | null | undefined
  onPoint?: ((id: string | null) => void) | undefined
}

const none: readonly never[] = []

/** The table itself, as a grid with one tab stop. It scrolls inside its panel; the first column stays. */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { list, control, answer, selection, canSelect, onSay, lit, onPoint } = props
  const grid = useRef<HTMLTableElement>(null)
  const navigate = useNavigate()
  const { state, at } = control
  const rows = answer?.rows ?? none
  const total = answer?.total ?? 0
  const page = answer?.page ?? state.page
  const before = (page - 1) * state.rows
  const selected = Object.fromEntries([...selection.chosen.keys()].map((id) => [id, true as const]))

  const { table, shown, waySorted, sort } = useGrid({ list, control, rows, selected, onSelect: () => undefined })

  const say = (index: number, isSelected: boolean) => {
    const row = rows[index]
    if (!row) return
    const choice = canSelect ? `, ${isSelected ? 'selected' : 'not selected'}` : ''
    onSay(
      `Row ${formatCount(before + index + 1)} of ${answer ? totalWords(answer) : ''}, ${list.labelOf(row)}${choice}`,
    )
  }
  const select = (index: number, toHere: boolean) => {
    const row = rows[index]
    if (row) onSay(`${formatCount(selection.toggle(list.idOf(row), toHere).size)} selected`)
  }
  const keys = useRowKeys({
    grid,
    count: rows.length,
    onReach: (index) => {
      const row = rows[index]
      if (row) say(index, selection.chosen.has(list.idOf(row)))
    },
    onOpen: (index) => {
      const row = rows[index]
      if (row && list.to) void navigate(list.to(row))
    },
    onSelect: canSelect ? select : undefined,
    onTurn: (step) => {
      const next = page + step
      if (next < 1 || before + step * state.rows >= total) return false
      if (grid.current) grid.current.dataset.turnedFrom = String(page)
      void navigate(at({ page: next }), { preventScrollReset: true })
      return true
    },
  })
  return (
    <div className="relative overflow-x-auto overscroll-x-contain">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose rows can be walked
        role="grid"
        aria-label={list.words.many}
        aria-rowcount={answer && !answer.isAtLeast ? total + 1 : -1}
        aria-multiselectable={canSelect || undefined}
        aria-busy={answer === null}
        onKeyDown={keys.onKeyDown}
        className={cx('w-full border-collapse tabular-nums', folds(list.columns) && FOLDED.table)}
      >
        <GridHead
          columns={shown}
          waySorted={waySorted}
          onSort={sort}
          selected={canSelect ? selection.page : undefined}
          onSelectAll={() => onSay(`${formatCount(selection.togglePage().size)} selected`)}
        />
        {answer === null ? (
          <LoadingRows columns={shown} canSelect={canSelect} tall={list.tall} rows={Math.min(state.rows, 14)} />
        ) : (
          <tbody className={cx(rows.length === 0 && 'hidden')}>
            {table.getRowModel().rows.map((row, index) => (
              <GridRow
                key={row.id}
                list={list}
                row={row.original}
                columns={shown}
                page={page}
                number={before + index + 2}
                isCurrent={index === keys.current}
                isSelected={row.getIsSelected()}
                canSelect={canSelect}
                onSelect={(toHere) => select(index, toHere)}
                isLit={lit === row.id}
                onPoint={onPoint}
                onFocus={() => keys.setCurrent(index)}
              />
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}
