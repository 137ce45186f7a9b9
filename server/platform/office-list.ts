import type { Endpoint, OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { Context } from './context.ts'
import { type CsvColumn, csvFile } from './csv.ts'
import { linkListFile, serveListFile } from './list-file.ts'
import { wordsOf } from './office-list.rules.ts'
import { type Api, type Handler, serve } from './serve.ts'

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
}

export const officeList = <List extends Endpoint, File extends Endpoint, Row>(of: OfficeList<List, File, Row>) => of

/** Serves a page of it, the link to its file, and the file. */
export function serveOfficeList<List extends Endpoint, File extends Endpoint, Row>(
  api: Api,
  ctx: Context,
  { name, list, file, page, all, columns }: OfficeList<List, File, Row>,
): void {
  serve(api, list, (({ input }: { input: ReadInputOf<List> }) => page(ctx, input)) as Handler<List>)
  serve(api, file, (({ input, caller }: { input: object; caller: Parameters<typeof linkListFile>[1] }) =>
    linkListFile(ctx, caller, name, input)) as unknown as Handler<File>)
  serveListFile<ReadInputOf<File> & { columns?: string | readonly string[] }>(api, ctx, name, async (asked) => {
    const rows = await all(ctx, asked)
    const shown = wordsOf(asked.columns ?? '').flatMap((id) => columns[id] ?? [])
    return csvFile(shown.length > 0 ? shown : Object.values(columns).flat(), rows)
  })
}
