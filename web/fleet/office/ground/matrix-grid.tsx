import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { cx } from '#web/ui/cx.ts'
import { moveInGrid } from '#web/ui/office/grid-keys.ts'
import { readSheet } from './driving-edits.ts'

export interface MatrixCell {
  /** As typed or known; empty: nobody told it. */
  text: string
  isChanged: boolean
  fault: string | undefined
  /** 0 to 1: how dark it is drawn. */
  depth: number
}

interface Way {
  from: string
  to: string
}

type MatrixGridProps = {
  /** Said to who does not see it: "Minutes, leaving at 08:00". */
  caption: string
  unit: string
  areas: readonly { code: string; name: string }[]
  cellAt: (way: Way) => MatrixCell
  /** Of a season the figures are reckoned from the usual ones, and cannot be typed. */
  isReadOnly?: boolean
  selected: Way | null
  onSelect: (way: Way) => void
  /** Several at once where a sheet was pasted. */
  onType: (typed: readonly (Way & { text: string })[]) => void
  /** Single keys besides figures and arrows; true: it was one. */
  onKey?: (key: string, way: Way) => boolean
}

/** Area by area, typed over like a sheet. Arrows and Enter walk, and what a sheet copied can be pasted. */
export function MatrixGrid(props: MatrixGridProps) {
  const { caption, unit, areas, cellAt, isReadOnly = false, selected, onSelect, onType, onKey } = props
  const wayOf = (target: EventTarget): Way | null => {
    if (!(target instanceof HTMLInputElement)) return null
    const [from, to] = [areas[Number(target.dataset.row)], areas[Number(target.dataset.column)]]
    return from && to ? { from: from.code, to: to.code } : null
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = wayOf(event.target)
    if (way && !event.ctrlKey && !event.metaKey && !event.altKey && onKey?.(event.key, way)) event.preventDefault()
    else moveInGrid(event)
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || isReadOnly) return
    const sheet = readSheet(event.clipboardData.getData('text'))
    if (sheet.length === 1 && sheet[0]?.length === 1) return
    event.preventDefault()
    const [row, column] = [Number(target.dataset.row), Number(target.dataset.column)]
    onType(
      sheet.flatMap((line, down) =>
        line.flatMap((text, along) => {
          const [from, to] = [areas[row + down], areas[column + along]]
          return from && to && text !== '' ? [{ from: from.code, to: to.code, text }] : []
        }),
      ),
    )
  }
  return (
    <div className="overflow-x-auto">
      <table onKeyDown={press} onPaste={paste} className="border-separate border-spacing-0 text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky start-0 z-1 min-w-28 sm:min-w-40 border-b border-ink bg-surface px-3 pb-2 text-start align-bottom text-[0.78125rem] font-normal text-ink-3"
            >
              From ↓ to →
            </th>
            {areas.map(({ code, name }) => (
              <th
                key={code}
                scope="col"
                className={cx(
                  'h-36 border-b border-ink pb-2 align-bottom text-[0.78125rem] font-[550]',
                  selected?.to === code && 'text-ai',
                )}
              >
                <span className="mx-auto block max-h-34 w-10 truncate text-start [writing-mode:vertical-rl] rotate-180">
                  <bdi>{name}</bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map((from, row) => (
            <tr key={from.code}>
              <th
                scope="row"
                className={cx(
                  'sticky start-0 z-1 max-w-28 sm:max-w-48 truncate border-b border-line bg-surface px-3 text-start text-[0.8125rem] font-[550]',
                  selected?.from === from.code && 'text-ai',
                )}
              >
                <bdi>{from.name}</bdi>
              </th>
              {areas.map((to, column) => (
                <Cell
                  key={to.code}
                  {...cellAt({ from: from.code, to: to.code })}
                  {...{ row, column, unit, isReadOnly, fromName: from.name, toName: to.name }}
                  from={from.code}
                  to={to.code}
                  onSelect={onSelect}
                  onType={onType}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = MatrixCell &
  Way & {
    row: number
    column: number
    unit: string
    fromName: string
    toName: string
    isReadOnly: boolean
    onSelect: (way: Way) => void
    onType: MatrixGridProps['onType']
  }

const Cell = memo(function Cell(props: CellProps) {
  const { text, isChanged, fault, depth, from, to, fromName, toName, row, column, unit, isReadOnly, ...on } = props
  const isMissing = text === ''
  return (
    <td
      className={cx('border-e border-b border-line p-0', isMissing && 'bg-beni-soft')}
      style={
        isMissing
          ? undefined
          : { background: `color-mix(in oklab, var(--ai-soft) ${Math.round(depth * 100)}%, var(--surface))` }
      }
    >
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-row={row}
        data-column={column}
        aria-label={`${fromName} to ${toName}, ${unit}`}
        aria-invalid={fault ? true : undefined}
        title={fault}
        value={text}
        placeholder="?"
        readOnly={isReadOnly}
        onFocus={(event) => {
          event.currentTarget.select()
          on.onSelect({ from, to })
        }}
        onChange={({ target }) => on.onType([{ from, to, text: target.value }])}
        className={cx(
          'block h-8.5 w-12 bg-transparent text-center -outline-offset-2 placeholder:font-bold placeholder:text-beni max-md:h-11',
          isChanged && 'font-bold inset-ring-2 inset-ring-kohaku',
          fault && 'text-beni inset-ring-2 inset-ring-beni',
        )}
      />
    </td>
  )
})
