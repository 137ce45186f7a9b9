import type { Endpoint, OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { OfficeRight } from '#core/office-rights.ts'
import type { Context } from './context.ts'
import { type CsvColumn, csvFile } from './csv.ts'
import { linkListFile, serveListFile } from './list-file.ts'
import { wordsOf } from './office-list.rules.ts'
import { refuseWithout } from './refuse-without.ts'
import { type Api, type Caller, type Handler, serve } from './serve.ts'

/** The server's half of a list of the office; its filters and columns to sort by are declared in the contract. */
export interface OfficeList<List extends Endpoint, File extends Endpoint, Row> {
  /** In the address of its file, and in the trail of exports. */
  name: string
  list: List
  file: File
  /** A page, or the last one there is, with what stands on the tabs. */
  page: (ctx: Context, asked: ReadInputOf<List>) => Promise<OutputOf<List>>
  /** Everything that the filters leave, on all pages, in their order; of chosen rows where some were chosen. */
  all: (ctx: Context, asked: ReadInputOf<File>) => Promise<readonly Row[]>
  /** What the file shows of a row, by the columns of the page. Where the page names none, all of them. */
  columns: Readonly<Record<string, CsvColumn<Row> | readonly CsvColumn<Row>[]>>
  /** Columns that only those may sort by and take out who have a right to what stands in them. */
  needs?: Readonly<Record<string, OfficeRight>>
}

export const officeList = <List extends Endpoint, File extends Endpoint, Row>(of: OfficeList<List, File, Row>) => of

/** Serves a page of it, the link to its file, and the file. */
export function serveOfficeList<List extends Endpoint, File extends Endpoint, Row>(
  api: Api,
  ctx: Context,
  { name, list, file, page, all, columns, needs = {} }: OfficeList<List, File, Row>,
): void {
  // The order of rows tells of what is not shown, too.
  const refuseOrder = (caller: Caller, { sort = '' }: { sort?: string }) => {
    const right = needs[sort.replace(/^-/, '')]
    if (right) refuseWithout(right, caller)
  }
  serve(api, list, (({ input, caller }: { input: ReadInputOf<List>; caller: Caller }) => {
    refuseOrder(caller, input as { sort?: string })
    return page(ctx, input)
  }) as unknown as Handler<List>)
  serve(api, file, (({ input, caller }: { input: { sort?: string; columns?: string | string[] }; caller: Caller }) => {
    refuseOrder(caller, input)
    const asked = wordsOf(input.columns ?? '')
    for (const column of asked.length > 0 ? asked : Object.keys(needs))
      if (needs[column]) refuseWithout(needs[column], caller)
    return linkListFile(ctx, caller, name, input)
  }) as unknown as Handler<File>)
  serveListFile<ReadInputOf<File> & { columns?: string | readonly string[] }>(api, ctx, name, async (asked) => {
    const rows = await all(ctx, asked)
    const shown = wordsOf(asked.columns ?? '').flatMap((id) => columns[id] ?? [])
    return csvFile(shown.length > 0 ? shown : Object.values(columns).flat(), rows)
  })
}
