import { AppError } from './app-error.ts'
import type { Context } from './context.ts'
import type { CsvFile, OtherFile } from './csv.ts'
import { recordExport } from './export-trail.ts'
import { filePatienceMs, patienceNow } from './patience.ts'
import type { Api } from './serve.ts'
import { type LinkOwner, openForSession, signForSession } from './session-links.ts'
import { tokyoDayOf } from './tokyo-time.rules.ts'

const minutes = 5

const purposeOf = (list: string) => `list:${list}`

/** A link to the file of a list as somebody sees it now. It carries the right of their session, and what was asked. */
export async function linkListFile(
  ctx: Context,
  owner: LinkOwner,
  list: string,
  asked: object,
): Promise<{ link: string }> {
  const until = new Date(ctx.clock.now().getTime() + minutes * 60_000)
  const signed = await signForSession(ctx, purposeOf(list), owner, asked, until)
  // In the query: paths are cut where they are longer than anything we name.
  return { link: `/lists/${list}/file?of=${signed}` }
}

/** Opened by a browser itself, without a header of ours: the link carries the right. */
export function serveListFile<Asked extends object>(
  api: Api,
  ctx: Context,
  list: string,
  make: (asked: Asked) => Promise<CsvFile | OtherFile>,
): void {
  api.app.get<{ Querystring: { of?: string } }>(`${api.basePath}/lists/${list}/file`, async (request, reply) => {
    patienceNow()?.extend(filePatienceMs)
    const now = ctx.clock.now()
    const link = await openForSession<Asked>(api, ctx, purposeOf(list), String(request.query.of ?? ''))
    if (link.state !== 'good') throw new AppError('office.file-ended')
    const { owner, asked } = link
    const file = await make(asked)
    const { content, rows } = file
    const { type, ending } = 'as' in file ? file.as : { type: 'text/csv; charset=utf-8', ending: 'csv' }
    await recordExport(ctx, { userId: owner.userId, list, asked, rows })
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${list}-${tokyoDayOf(now)}.${ending}"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
