import { type ClientLoaderFunctionArgs, replace } from 'react-router'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { rowsPerPage } from '#contract/office-list.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import type { ListAnswer, ListDefinition, ListQuery } from './definition.ts'
import { type ListState, queryOf, readListState, stateOfView, writeListState } from './list-address.ts'

/** What the page of a list was asked for, and what came. */
export interface ListRead<Row> {
  asked: ListState
  reading: Reading<ListAnswer<Row>>
}

/** The endpoint behind a list. The address was read by the list's own words, which the endpoint reads once more. */
export const askList =
  <E extends Endpoint>(endpoint: E) =>
  (query: ListQuery): Promise<OutputOf<E>> =>
    (call as (endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>)(endpoint, query as InputOf<E>)

/** The loader of a list's page. */
export function loadList<Row>(list: ListDefinition<Row>) {
  const load = async ({ request }: ClientLoaderFunctionArgs): Promise<ListRead<Row>> => {
    const url = new URL(request.url)
    const first = list.views?.find(({ id }) => id === list.opensWith)
    if (first && url.search === '')
      throw replace(`${url.pathname}${writeListState(list, stateOfView(list, first, rowsPerPage[0]))}`)
    const asked = readListState(list, url.searchParams)
    return { asked, reading: await readForPage(() => list.ask(queryOf(asked))) }
  }
  return Object.assign(load, { hydrate: true as const })
}
