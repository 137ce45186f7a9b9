import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'
import { type LinkOwner, openForSession, signForSession } from '#server/platform/session-links.ts'
import { dispositionOf } from './file-kind.rules.ts'
import { findPaper, readPaperFile } from './papers.store.ts'

type Whose = 'car' | 'person'
const purposeOf = (of: Whose) => `${of}-paper`
const minutes = 5

/** Where the scan of a paper can be fetched for five minutes, as long as the session goes on that asked. */
export async function linkPaper(
  ctx: Context,
  { of, refusals }: { of: Whose; refusals: { unknownPaper: ErrorCode } },
  owner: LinkOwner,
  { id, paperId }: { id: string; paperId: string },
): Promise<{ link: string }> {
  const paper = await findPaper(ctx.db, paperId)
  if (!paper || paper.resourceId !== id || paper.fileName === null) throw new AppError(refusals.unknownPaper)
  const until = new Date(ctx.clock.now().getTime() + minutes * 60_000)
  return { link: `/documents/${of}-paper?of=${await signForSession(ctx, purposeOf(of), owner, paperId, until)}` }
}

/** Opened by a browser itself, without a header of ours: the link carries the right. It is saved, never shown. */
export function servePapers(api: Api, ctx: Context, of: Whose): void {
  api.app.get<{ Querystring: { of?: string } }>(`${api.basePath}/documents/${of}-paper`, async (request, reply) => {
    const link = await openForSession<string>(api, ctx, purposeOf(of), String(request.query.of ?? ''))
    const file = link.state === 'good' ? await readPaperFile(ctx.db, link.asked) : undefined
    if (!file) throw new AppError('office.file-ended')
    return reply
      .type(file.type)
      .header('content-disposition', dispositionOf(file.name))
      .header('cache-control', 'no-store')
      .send(file.bytes)
  })
}
