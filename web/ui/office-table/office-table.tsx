import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '#web/platform/rights.ts'
import { cx } from '../cx.ts'
import { ErrorState } from '../error-state.tsx'
import { useReadAgain } from '../office/use-read-again.ts'
import { tokyoClock } from '../tokyo-clock.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnMenu } from './column-menu.tsx'
import type { BulkAction, ListDefinition } from './definition.ts'
import { FailedNote } from './failed-note.tsx'
import { FileButton, fetchFile, fileQueryOf } from './file-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FirstUse } from './first-use.tsx'
import { Grid } from './grid.tsx'
import { KeyHints } from './key-hints.tsx'
import { differsFrom, keptByView, stateOfView, usualColumns, writeListState } from './list-address.ts'
import { countWords } from './list-words.ts'
import type { ListRead } from './load-list.ts'
import { NothingFound } from './nothing-found.tsx'
import { ViewActions } from './save-view.tsx'
import { TableFoot } from './table-foot.tsx'
import { useColumnsFor } from './use-columns-for.ts'
import { useLastAnswer } from './use-last-answer.ts'
import { useListState } from './use-list-state.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useSelection } from './use-selection.ts'
import { useViewCounts } from './use-view-counts.ts'
import { type ViewTab, ViewTabs } from './view-tabs.tsx'

type OfficeTableProps<Row> = {
  /** The same object at every drawing: declare it beside the page, not inside. */
  list: ListDefinition<Row>
  /** From `loadList`. */
  answer: ListRead<Row>
  bulk?: readonly BulkAction<Row>[]
  /** What shows the same rows in another way beside them, such as a map, and lights the one that is pointed at. */
  beside?: Beside<Row>
}

interface Beside<Row> {
  lit: string | null
  onPoint: (id: string | null) => void
  draw: (rows: readonly Row[]) => ReactNode
}

const noActions: readonly never[] = []

/** A list of the office: views, filters, columns, rows, pages (see `ListDefinition`). */
export function OfficeTable<Row extends object>(props: OfficeTableProps<Row>) {
  const { list: whole, answer: read, bulk = noActions, beside } = props
  const list = useColumnsFor(whole)
  const control = useListState(list)
  const { state, go } = control
  const navigate = useNavigate()
  const shown = useLastAnswer(read)
  const { readAgain, isReading } = useReadAgain(shown.kind === 'failed')
  const answer = shown.kind === 'here' ? shown.answer : shown.kind === 'failed' ? (shown.last?.answer ?? null) : null
  const saved = useSavedViews(list.name)
  const [said, setSaid] = useState('')

  const tabs = useMemo((): ViewTab[] => {
    const own = list.views ?? [{ id: 'all', label: 'All', query: {} }]
    const kept = saved.views.map((view) => ({
      id: view.id,
      label: view.name,
      query: Object.fromEntries(new URLSearchParams(view.query)),
      saved: view,
    }))
    return [...own, ...kept]
  }, [list, saved.views])
  const current = tabs.find(({ id }) => id === state.view) ?? tabs[0]
  const countOf = useViewCounts(list, tabs, answer, JSON.stringify(read.asked))
  const open = (tab: Pick<ViewTab, 'id' | 'query'>) => writeListState(list, stateOfView(list, tab, state.rows))

  const narrowing = JSON.stringify([state.filters, state.q])
  const may = useMay()
  const filesSelection = Boolean(list.filesSelection) && may('see:files')
  const canSelect = bulk.length > 0 || filesSelection
  const selection = useSelection(list, answer?.rows ?? noActions, narrowing)
  const isNarrowed = state.q !== '' || Object.values(state.filters).some(Boolean)
  const isEmpty = shown.kind === 'here' && shown.answer.total === 0

  if (isEmpty && (!isNarrowed || answer?.counts?.all === 0) && list.firstUse) return <FirstUse {...list.firstUse} />
  return (
    <div className="min-w-0">
      <ViewTabs
        label={`Views of ${list.words.many}`}
        tabs={tabs}
        current={current}
        addressOf={(tab) => open(tab) || '?'}
        countOf={countOf}
      >
        <ViewActions
          views={saved}
          open={current?.saved ?? null}
          isChanged={current !== undefined && differsFrom(list, state, current)}
          query={new URLSearchParams(keptByView(list, state)).toString()}
          onOpen={(view) =>
            void navigate(open({ id: view.id, query: Object.fromEntries(new URLSearchParams(view.query)) }))
          }
          onGone={() => tabs[0] && void navigate(open(tabs[0]) || '?')}
          onSay={setSaid}
        />
      </ViewTabs>
      <FilterBar list={list} control={control} answer={answer}>
        <ColumnMenu
          columns={list.columns}
          shown={state.columns}
          usual={usualColumns(list)}
          onChange={(columns) => go({ columns, page: state.page }, { replace: true })}
        />
        <FileButton list={list} state={state} isEmpty={!answer || answer.total === 0} />
      </FilterBar>
      {shown.kind === 'failed' && !answer ? (
        <ErrorState title={`The ${list.words.many} did not load`} onRetry={readAgain} isRetrying={isReading}>
          Nothing is lost; only the connection is missing.
        </ErrorState>
      ) : (
        <section aria-label={list.words.many} className="border border-line bg-surface">
          {shown.kind === 'failed' && shown.last && (
            <FailedNote hour={tokyoClock(shown.last.at)} onRetry={readAgain} isRetrying={isReading} />
          )}
          {selection.chosen.size > 0 && (
            <BulkBar
              rows={[...selection.chosen.values()]}
              actions={bulk}
              onFile={
                filesSelection
                  ? () => void fetchFile(list, fileQueryOf(state, [...selection.chosen.keys()]))
                  : undefined
              }
              onClear={() => {
                selection.clear()
                setSaid('Nothing selected')
              }}
            />
          )}
          <div className={cx(beside && 'flex flex-col-reverse lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,42%)]')}>
            <div inert={shown.kind === 'failed'} className={cx('min-w-0', shown.kind === 'failed' && 'opacity-55')}>
              <Grid
                list={list}
                control={control}
                answer={answer}
                selection={selection}
                canSelect={canSelect}
                onSay={setSaid}
                lit={beside?.lit}
                onPoint={beside?.onPoint}
              />
              {isEmpty && <NothingFound list={list} control={control} answer={shown.answer} />}
              {answer && answer.total > 0 && (
                <TableFoot
                  control={control}
                  page={answer.page}
                  all={answer}
                  shown={answer.rows.length}
                  name={list.words.many}
                />
              )}
            </div>
            {beside && (
              <div className="bg-paper-2 lg:border-s lg:border-line">{beside.draw(answer?.rows ?? noActions)}</div>
            )}
          </div>
        </section>
      )}
      <KeyHints canSelect={canSelect} canFind={Boolean(list.search)} />
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
      {/* Its own voice, so that what somebody does is not drowned by what was found. */}
      <p role="status" aria-live="polite" className="sr-only">
        {shown.kind === 'here' && `${countWords(shown.answer, list.words)} found`}
        {shown.kind === 'coming' && `${list.words.many} are loading`}
      </p>
    </div>
  )
}
