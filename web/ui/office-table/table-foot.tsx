import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { rowsPerPage } from '#contract/office-list.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { formatCount, pagesShown } from './list-words.ts'
import type { ListControl } from './use-list-state.ts'

type TableFootProps = { control: ListControl; page: number; total: number; shown: number; name: string }

const PAGE =
  'grid h-7.5 min-w-7.5 place-items-center rounded-tag px-1.5 tabular-nums -outline-offset-2 max-md:h-11 max-md:min-w-11'

/** Where one is in the list, how much of it is shown, and the way on. */
export function TableFoot({ control: { state, at, go }, page, total, shown, name }: TableFootProps) {
  const pages = Math.max(1, Math.ceil(total / state.rows))
  const first = (page - 1) * state.rows + 1
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4.5 py-2 text-[13.5px] text-ink-2 tabular-nums print:hidden">
      <p>
        <bdi>
          <b className="font-semibold text-ink">
            {formatCount(first)} to {formatCount(first + shown - 1)}
          </b>{' '}
          of {formatCount(total)}
        </bdi>
      </p>
      <label className="flex items-center gap-1">
        <span className="sr-only">Rows per page</span>
        <select
          value={state.rows}
          onChange={(event) => go({ rows: Number(event.target.value) })}
          className="h-7.5 rounded-tag border-0 bg-transparent hover:bg-paper-2 max-md:h-11"
        >
          {rowsPerPage.map((rows) => (
            <option key={rows} value={rows}>
              {rows} rows
            </option>
          ))}
        </select>
      </label>
      {pages > 1 && (
        <nav aria-label={`Pages of ${name}`} className="ms-auto flex items-center gap-1 max-md:ms-0">
          <Turn to={page > 1 ? at({ page: page - 1 }) : null} label="Previous page">
            <Icon of={ChevronLeft} dense points />
          </Turn>
          {pagesShown(page, pages).map((one, index) =>
            one === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
              <span key={`gap${index}`} aria-hidden className="px-1">
                …
              </span>
            ) : (
              <Link
                key={one}
                to={at({ page: one })}
                preventScrollReset
                aria-label={`Page ${formatCount(one)}`}
                aria-current={one === page ? 'page' : undefined}
                className={cx(PAGE, one === page ? 'bg-ink font-semibold text-paper' : 'hover:bg-paper-2')}
              >
                {formatCount(one)}
              </Link>
            ),
          )}
          <Turn to={page < pages ? at({ page: page + 1 }) : null} label="Next page">
            <Icon of={ChevronRight} dense points />
          </Turn>
        </nav>
      )}
    </div>
  )
}

function Turn({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null)
    return (
      <span aria-hidden className={cx(PAGE, 'opacity-40')}>
        {children}
      </span>
    )
  return (
    <Link to={to} preventScrollReset aria-label={label} className={cx(PAGE, 'hover:bg-paper-2')}>
      {children}
    </Link>
  )
}
