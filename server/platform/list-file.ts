import { AppError } from './app-error.ts'
import type { Context } from './context.ts'
import type { CsvFile } from './csv.ts'
import { recordExport } from './export-trail.ts'
import { filePatienceMs, patienceNow } from './patience.ts'
import type { Api, Caller } from './serve.ts'
import { openLink, signLink } from './signed-links.ts'

const minutes = 5

const purposeOf = (list: string) => `list:${list}`

/** A link to the file of a list as somebody sees it now. It carries the right, who has it, and what was asked. */
export async function linkListFile(
  ctx: Context,
  { userId }: Pick<Caller, 'userId'>,
  list: string,
  asked: object,
): Promise<{ link: string }> {
  const until = new Date(ctx.clock.now().getTime() + minutes * 60_000)
  const signed = await signLink(ctx, purposeOf(list), JSON.stringify({ userId, asked }), until)
  // In the query: paths are cut where they are longer than anything we name.
  return { link: `/lists/${list}/file?of=${signed}` }
}

/** Opened by a browser itself, without a header of ours: the link carries the right. */
export function serveListFile<Asked extends object>(
  { app, basePath }: Api,
  ctx: Context,
  list: string,
  make: (asked: Asked) => Promise<CsvFile>,
): void {
  app.get<{ Querystring: { of?: string } }>(`${basePath}/lists/${list}/file`, async (request, reply) => {
    patienceNow()?.extend(filePatienceMs)
    const now = ctx.clock.now()
    const link = await openLink(ctx, purposeOf(list), String(request.query.of ?? ''), now)
    if (link.state !== 'good') throw new AppError('office.file-ended')
    // Only this house signs, so what comes back is what was asked when the link was made.
    const { userId, asked } = JSON.parse(link.payload) as { userId: string; asked: Asked }
    const { content, rows } = await make(asked)
    await recordExport(ctx, { userId, list, asked, rows })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${list}-${now.toISOString().slice(0, 10)}.csv"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
