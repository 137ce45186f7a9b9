import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonLook } from '../button-look.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Panel } from '../office/panel.tsx'
import { TextLink } from '../text-link.tsx'

type ChartPanelProps = {
  title: string
  /** Colours and what they mean; choices. */
  aside?: ReactNode
  /** The same facts as the chart, cell by cell. */
  columns: readonly string[]
  rows: readonly (readonly [string, ...ReactNode[]])[]
  /** Where each row's entries are listed, in the order of the rows. */
  listed?: readonly string[]
  children: ReactNode
  className?: string
}

/** A chart with its table behind it: who cannot see the one reads the other, and everybody may. */
export function ChartPanel({ title, aside, columns, rows, listed, children, className }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Panel
      title={title}
      flush
      className={className}
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {aside}
          <button
            type="button"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
            className={buttonLook({ size: 'small', className: 'max-md:min-h-11' })}
          >
            <Icon of={asTable ? ChartColumn : Table2} dense />
            {asTable ? 'As a chart' : 'As a table'}
          </button>
        </div>
      }
    >
      {!asTable && children}
      <div className={cx(asTable ? 'max-h-96 overflow-auto' : 'sr-only')}>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-[0.78125rem] text-ink-3">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={cx('border-b border-ink px-4.5 py-2 font-[550]', index === 0 ? 'text-start' : 'text-end')}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={name} className="border-b border-line last:border-b-0">
                <th scope="row" className="px-4.5 py-2 text-start font-normal">
                  {/* Without the table in view there is nothing to press. */}
                  {asTable && listed?.[row] ? (
                    <TextLink to={listed[row]} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
                      <bdi>{name}</bdi>
                    </TextLink>
                  ) : (
                    <bdi>{name}</bdi>
                  )}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="px-4.5 py-2 text-end">
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** The dotted line and what it is. */
export function DottedKey({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-[0.8125rem]">
      <svg viewBox="0 0 20 4" aria-hidden className="h-1 w-5">
        <path d="M1 2H19" strokeWidth="2" strokeDasharray="1 5" strokeLinecap="round" className="stroke-ink" />
      </svg>
      {children}
    </span>
  )
}

export function ColourKey({ of: look, children }: { of: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-[0.8125rem]">
      <span aria-hidden className={cx('size-2.5', look)} />
      {children}
    </span>
  )
}
