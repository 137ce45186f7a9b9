import { readDaySpan } from '#contract/day-span.ts'
import { rowsPerPage } from '#contract/office-list.ts'
import type { BuiltInView, FilterDefinition, ListDefinition, ListQuery } from './definition.ts'

/** What a list shows, as its address says it. */
export interface ListState {
  /** The tab that was opened; null: the first. */
  view: string | null
  q: string
  sort: string
  page: number
  rows: number
  /** Those shown, in their order, the locked one first. */
  columns: readonly string[]
  /** By filter, as the server takes them. */
  filters: Readonly<Record<string, string>>
}

type Shape = Pick<ListDefinition<never>, 'usualSort' | 'filters' | 'views' | 'opensWith'> & {
  columns: readonly { id: string; sorts?: boolean; hidden?: boolean }[]
}

export const usualColumns = ({ columns }: Pick<Shape, 'columns'>) =>
  columns.filter(({ hidden }, index) => index === 0 || !hidden).map(({ id }) => id)

/** Whatever somebody typed into the address, what comes out is a state that the list has. */
export function readListState(list: Shape, params: URLSearchParams): ListState {
  const page = Number(params.get('page') ?? 1)
  const rows = Number(params.get('rows'))
  return {
    view: params.get('view')?.slice(0, 80) || null,
    q: (params.get('q') ?? '').trim().slice(0, 100),
    sort: readSort(list, params.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    rows: rowsPerPage.find((known) => known === rows) ?? rowsPerPage[0],
    columns: readColumns(list, params.get('columns')),
    filters: readFilters(list, params),
  }
}

function readSort(list: Shape, typed: string | null): string {
  const column = typed?.replace(/^-/, '')
  return typed && list.columns.some(({ id, sorts }) => sorts && id === column) ? typed : list.usualSort
}

function readColumns(list: Shape, typed: string | null): string[] {
  if (!typed) return usualColumns(list)
  const locked = list.columns[0]?.id ?? ''
  const known = new Set(list.columns.map(({ id }) => id))
  return [...new Set([locked, ...typed.split(',').filter((id) => known.has(id))])]
}

function readFilters(list: Shape, params: URLSearchParams): Record<string, string> {
  const read: Record<string, string> = {}
  for (const filter of list.filters ?? []) {
    const value = readFilter(filter, params.get(filter.id) ?? '')
    if (value) read[filter.id] = value
  }
  return read
}

function readFilter(filter: FilterDefinition, typed: string): string {
  const value = typed.slice(0, 1000)
  if (filter.kind === 'days') return readDaySpan(value, '2026-01-01') ? value : ''
  const { choices } = filter
  const words = value.split(',').filter((word) => word && (!choices || choices.some(({ id }) => id === word)))
  return filter.kind === 'one' ? (words[0] ?? '') : [...new Set(words)].join(',')
}

/** The query of the address; what is usual is left out, so that an address stays short and two equal states are equal. */
export function writeListState(list: Shape, state: ListState): string {
  const params = new URLSearchParams()
  if (state.view) params.set('view', state.view)
  if (state.q) params.set('q', state.q)
  for (const [name, value] of Object.entries(keptByView(list, state))) params.set(name, value)
  if (state.rows !== rowsPerPage[0]) params.set('rows', String(state.rows))
  if (state.page > 1) params.set('page', String(state.page))
  const query = params.toString().replaceAll('%2C', ',')
  return query && `?${query}`
}

/** What a view keeps: filters, order and columns, each only where it is not the usual. */
export function keptByView(list: Shape, { filters, sort, columns }: ListState): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const { id } of list.filters ?? []) if (filters[id]) kept[id] = filters[id]
  if (sort !== list.usualSort) kept.sort = sort
  if (columns.join() !== usualColumns(list).join()) kept.columns = columns.join()
  return kept
}

/** The state that a view opens with; how many rows are shown stays as it is. */
export function stateOfView(list: Shape, view: Pick<BuiltInView, 'id' | 'query'>, rows: number): ListState {
  const isFirst = list.views?.[0]?.id === view.id
  const state = readListState(list, new URLSearchParams(view.query))
  return { ...state, rows, view: isFirst ? null : view.id }
}

/** Whether something was changed since the view was opened. What is searched for belongs to the moment. */
export function differsFrom(list: Shape, state: ListState, view: Pick<BuiltInView, 'id' | 'query'>): boolean {
  const words = (kept: Record<string, string>) => JSON.stringify(Object.entries(kept).sort())
  return words(keptByView(list, state)) !== words(keptByView(list, stateOfView(list, view, state.rows)))
}

/** Who looks for something in the view that a list opens with looks through all of it: what is over has a name, too. */
export function searched(list: Shape, state: ListState, q: string): Partial<ListState> {
  const [all] = list.views ?? []
  const opened = list.views?.find(({ id }) => id === list.opensWith)
  if (!all || !opened || q === '' || state.view !== opened.id || differsFrom(list, state, opened)) return { q }
  return { ...stateOfView(list, all, state.rows), q }
}

/** What the endpoint is asked. */
export function queryOf({ q, sort, page, rows, filters }: ListState): ListQuery {
  return { ...(q ? { q } : {}), sort, page, rows, ...filters }
}
