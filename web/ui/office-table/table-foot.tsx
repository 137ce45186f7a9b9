import { formatCount } from '#contract/money.ts'
import { rowsPerPage } from '#contract/office-list.ts'
import { type Total, totalWords } from './list-words.ts'
import { PageLinks } from './page-links.tsx'
import type { ListControl } from './use-list-state.ts'

type TableFootProps = { control: ListControl; page: number; all: Total; shown: number; name: string }

/** Where one is in the list, how much of it is shown, and the way on. */
export function TableFoot({ control: { state, at, go }, page, all, shown, name }: TableFootProps) {
  const pages = Math.max(1, Math.ceil(all.total / state.rows))
  const first = (page - 1) * state.rows + 1
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4.5 py-2 text-[0.84375rem] text-ink-2 tabular-nums print:hidden">
      <p>
        <bdi>
          <b className="font-semibold text-ink">
            {formatCount(first)} to {formatCount(first + shown - 1)}
          </b>{' '}
          of {totalWords(all)}
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
      <PageLinks page={page} pages={pages} name={name} at={(one) => at({ page: one })} />
    </div>
  )
}
