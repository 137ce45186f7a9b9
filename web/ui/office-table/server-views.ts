import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import type { BuiltInView, FilterDefinition, ListQuery } from './definition.ts'
import { askList } from './load-list.ts'

/** Tabs that are the server's own views: in the address they are a filter like any other, `only`. */
export const askViews =
  <E extends Endpoint>(endpoint: E) =>
  ({ only, ...query }: ListQuery): Promise<OutputOf<E>> =>
    askList(endpoint)({ ...query, ...(only ? { view: only } : {}) })

/** The tabs and the filter of such views; the first shows all. */
export function viewsOf<V extends string>(
  ids: readonly V[],
  labels: Readonly<Record<V, string>>,
): { views: BuiltInView[]; filter: FilterDefinition } {
  const views = ids.map((id, at): BuiltInView => ({ id, label: labels[id], query: at === 0 ? {} : { only: id } }))
  return { views, filter: { kind: 'one', id: 'only', label: 'Only', choices: views.slice(1) } }
}
